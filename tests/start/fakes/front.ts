// Stands in for projection-service, which is the door: the same as the others, behind the real door.
import { silentLogger } from '@madrasah/service-kit/logging';
import { Metrics } from '@madrasah/service-kit/metrics';
import { HeldDoor } from '../../../projection-service/src/door/index.ts';
import { place, server } from './program.ts';

const door = new HeldDoor(process, {
  here: server,
  queries: place,
  metrics: new Metrics(),
  log: silentLogger(),
});
for (const signal of ['SIGTERM', 'disconnect'] as const) process.on(signal, () => door.stopTaking());
