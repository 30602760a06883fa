// node --import ./scripts/typescript.js some.ts: lets Node run TypeScript that is not built, such as programs that
// tests start. (Node 20 cannot strip types by itself.) Packages are used as they are built.
import { register } from 'node:module';

register('./typescript-hooks.js', import.meta.url);
