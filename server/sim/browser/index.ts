/** The simulator for the page: decisions are made by the service's own code, and nothing of it needs Node. */
export { type Meddling, SeaTrial, type TrialEvent, type TrialPicture } from './trial.js';
