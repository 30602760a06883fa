import { languageIds } from '../src/choose.js';
import { learn } from '../src/languages.js';

// Tests speak whatever they like.
await learn(languageIds);
