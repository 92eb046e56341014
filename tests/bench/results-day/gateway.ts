import type { AddressInfo } from 'node:net';
import { RULES } from '../../../projection-service/src/door/catalogue.ts';
import { createDoor } from '../../../projection-service/src/door/door.ts';

// The gateway by itself before services that run already. The clients say whose requests they pass on.
const [commands, queries] = process.argv.slice(2).map(Number);
const server = createDoor({
  pages: import.meta.dirname,
  rules: RULES,
  trustedProxy: true,
  commands: () => commands,
  queries: () => queries,
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
