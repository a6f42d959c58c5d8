// `npm run build` builds the web app and the server, each only when its sources have changed.
import { ensureBuilt } from './build/ensureBuilt.ts';

const began = performance.now();
await ensureBuilt((message) => console.log(message));
console.log(`everything is built (${Math.round(performance.now() - began)} ms)`);
