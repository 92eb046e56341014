// Stands in for both services: it listens, says what it was given, and writes down when it ends.
import { appendFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const wanted = Number(process.env['PORT']);
const folder = process.env['DATA_DIR'] ?? '.';

const heard: unknown[] = [];
process.on('message', (message) => heard.push(message));

export const server: Server = createServer((call, response) => {
  if (call.url === '/readyz') return void response.end('{}');
  response.end(JSON.stringify({ pid: process.pid, environment: process.env, heard }));
});
export const place = (): string | number => {
  const address = server.address() as string | AddressInfo;
  return typeof address === 'string' ? address : address.port;
};
const listening = () => process.send?.({ listening: place() });
const socket = process.env['SOCKET'];
if (socket) server.listen(socket, listening);
else server.listen(wanted, '127.0.0.1', listening);

server.on('error', () => process.exit(1)); // its port has gone to another
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => {
  setTimeout(() => process.exit(), 100); // a service takes a moment
});
process.on('exit', () => {
  appendFileSync(join(folder, 'ended'), 'service\n');
});
