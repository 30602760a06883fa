/** The simulator as a page has it: what decides is the service's own code, and nothing of it needs Node. */
export { type Meddling, SeaTrial, type TrialEvent, type TrialPicture } from './trial.js';
