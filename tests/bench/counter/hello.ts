import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';

// What Koa and Node do by themselves on this machine.
const koa = new Koa().use((context) => {
  context.body = { hello: 'world' };
});
const server = createServer(koa.callback()).listen(0, '127.0.0.1', () =>
  process.send?.((server.address() as AddressInfo).port),
);
