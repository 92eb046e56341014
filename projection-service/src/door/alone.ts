/** The door by itself, before services on other machines: what `npm start` runs with COMMANDS_URLS and QUERIES_URLS. */
import { Metrics } from '@madrasah/service-kit/metrics';
import { HeldDoor } from './held.ts';

const door = new HeldDoor(process, new Metrics().watchProcess());

function stop(): void {
  door.stopTaking();
  door.end();
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, stop);
process.send?.({ listening: 0 });
