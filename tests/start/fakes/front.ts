// Stands in for projection-service, which is the door: the same as the others, behind the real door.
import { door } from '../../../projection-service/src/door/own.ts';
import { place, server } from './program.ts';

door.leadsTo({
  server,
  get place() {
    return place();
  },
});
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => door.stopTaking());
