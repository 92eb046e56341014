import type { IncomingMessage, ServerResponse } from 'node:http';
import { ask, type Target, type Told } from '@madrasah/service-kit/asking';
import { isLoopback } from '@madrasah/service-kit/loopback';
import type { Metrics } from '@madrasah/service-kit/metrics';
import { CLAIMED, requestHeaders } from './forwarding/headers.ts';
import { targetsOf, type Upstreams } from './forwarding/upstreams.ts';
import { refuse } from './refusals.ts';

const ASKED_FOR_MS = 5_000;

/** Where the door's own figures are; those of the services are below. */
export const METRICS = '/metrics';
const SERVICES = [`${METRICS}/command-service`, `${METRICS}/projection-service`];
export const isMetrics = (path: string): boolean => path === METRICS || SERVICES.includes(path);

/** Whether somebody on this machine asks himself: where a proxy stands in front, nobody can tell. */
const isFromHere = ({ socket, headers }: IncomingMessage, trustedProxy: boolean): boolean =>
  !trustedProxy &&
  isLoopback(socket.remoteAddress ?? '') &&
  CLAIMED.every((name) => headers[name] === undefined);

/** Asks a service for its figures, in the caller's name unless he is known; the service judges his token. */
async function askFigures(target: Target, request: IncomingMessage, trustedProxy: boolean): Promise<Told> {
  const {
    'x-forwarded-for': address,
    authorization,
    'accept-language': language,
  } = requestHeaders(request, trustedProxy);
  const told = isFromHere(request, trustedProxy) ? {} : { 'x-forwarded-for': address, authorization };
  const headers = Object.entries({ 'accept-language': language, ...told }).filter(([, value]) => value);
  return ask(target, METRICS, { headers: Object.fromEntries(headers), withinMs: ASKED_FOR_MS });
}

/** Figures of the door or of a service: for this machine, or a token that a service knows as type 1 or 2. */
export async function answerFigures(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  upstreams: Upstreams,
  metrics: Metrics,
): Promise<void> {
  const trustedProxy = upstreams.trustedProxy === true;
  const send = (status: number, type: string, text: string | Buffer) => {
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(text);
  };
  const own = () => metrics.text().then((text) => send(200, metrics.contentType, text));
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return send(405, 'text/plain; charset=utf-8', 'Method not allowed\n');
  if (path === METRICS && isFromHere(request, trustedProxy)) return own();
  const [target] = targetsOf(upstreams, path === SERVICES[0] ? 'commands' : 'queries');
  const answer =
    target === undefined ? undefined : await askFigures(target, request, trustedProxy).catch(() => undefined);
  if (!answer) return refuse(request, response, 'store.away');
  if (path === METRICS && answer.status === 200) return own();
  send(answer.status, String(answer.headers['content-type'] ?? 'text/plain; charset=utf-8'), answer.body);
}
