/** projection-service as `npm start` runs it: the door opens first, all else takes a while to load. */
import { setImmediate as turn } from 'node:timers/promises';
import './door/own.ts';

await turn();
await turn(); // what was said to us before we listened is heard now
await import('./main.ts');
