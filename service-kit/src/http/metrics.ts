import type { IncomingMessage, Server } from 'node:http';
import type Router from '@koa/router';
import { typeAtMost } from '@madrasah/events';
import type { Middleware } from 'koa';
import { isLoopback } from '../loopback/index.ts';
import type { Metrics } from '../metrics/index.ts';
import type { Gate } from './gate.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether somebody on this machine asks himself: no proxy speaks for him. */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  (isLoopback(socket.remoteAddress ?? '') || isAtFile(socket as { readonly server?: Server })) &&
  FORWARDED.every((name) => headers[name] === undefined);

/** Whether a connection has come to a socket of the file system, which only programs of ours can reach. */
const isAtFile = ({ server }: { readonly server?: Server }): boolean => typeof server?.address() === 'string';

/** Counts what is answered. Stands in front of everything, so that it sees what a fault was made of. */
export const counting =
  (metrics: Metrics): Middleware =>
  async (context, next) => {
    await next();
    metrics.answered((context.state['endpoint'] as string | undefined) ?? 'none', context.status);
  };

/** `/metrics`: for who watches the services, on their own machine or with a token of permission type 1 or 2. */
export function mountMetrics(router: Router, gate: Gate, metrics: Metrics): void {
  router.get('/metrics', async (context) => {
    context.state['endpoint'] = 'Metrics';
    if (!isFromHere(context.req)) await gate.admit(context, { access: typeAtMost(2) });
    const text = await metrics.text();
    context.set('content-type', metrics.contentType);
    context.body = text;
  });
}
