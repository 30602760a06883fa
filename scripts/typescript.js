// node --import ./scripts/typescript.js some.ts: Node runs TypeScript that is not built, as the tests' own programs are.
// (Node 20 cannot strip types by itself.) Packages are taken as they are built.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
