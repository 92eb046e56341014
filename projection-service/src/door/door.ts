import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Target } from '@madrasah/service-kit/asking';
import { Metrics } from '@madrasah/service-kit/metrics';
import { answerJson } from './answers.ts';
import { answerFigures, isMetrics } from './figures.ts';
import { mostBytesBy } from './forwarding/body-limits.ts';
import { forward } from './forwarding/forward.ts';
import { addressOf, cameOverTls } from './forwarding/headers.ts';
import { answerHere, upgradeHere } from './forwarding/here.ts';
import { passUpgrade } from './forwarding/upgrade.ts';
import { targetsOf, type Upstreams } from './forwarding/upstreams.ts';
import { HSTS } from './pages/page-headers.ts';
import { createPages } from './pages/pages.ts';
import { readiness } from './readiness.ts';
import { refuse } from './refusals.ts';
import { isApi, isLive, isQuery, pathOf } from './routes.ts';

/** An idle connection to a service is closed by us, long before the service would: see createServiceServer. */
export const IDLE_MS = 30_000;

/** How long callers are waited for, in milliseconds. */
export interface Patience {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  /** How often Node looks who is over: by itself twice a minute, so that a minute would be one and a half. */
  readonly connectionsCheckingInterval: number;
}

/** A caller who sends his request drop by drop holds a connection no longer than this. */
export const PATIENCE: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};
const HANDSHAKE_MS = 15_000;

/** Over TLS where there is a certificate. Both kinds have all that is used of a server here. */
function serverFor(
  { tls }: Upstreams,
  mayUpgrade: (request: IncomingMessage) => boolean,
  answer: RequestListener,
  patience: Patience,
): Server {
  const options = { shouldUpgradeCallback: mayUpgrade, ...patience };
  if (!tls) return createServer(options, answer);
  const secure = { ...options, ...tls, handshakeTimeout: HANDSHAKE_MS, minVersion: 'TLSv1.2' } as const;
  return createSecureServer(secure, answer);
}

/** One origin for the pages and both services. The caller makes it listen. */
export function createDoor(upstreams: Upstreams, patience = PATIENCE): Server {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS });
  const answer = answering(upstreams, agent);
  const mayUpgrade = ({ url, headers }: IncomingMessage) =>
    isLive(pathOf(url)) && headers.upgrade?.toLowerCase() === 'websocket';
  // Any other request to leave HTTP is answered as if it had not asked for it.
  const listener: RequestListener = (request, response) => {
    answer(request, response).catch((error) => {
      // A defect costs one answer, not the whole house.
      console.error('door:', error);
      response.destroy();
    });
  };
  const server = serverFor(upstreams, mayUpgrade, listener, patience);
  server.on('upgrade', (request, socket, head) => {
    const { trustedProxy = false } = upstreams;
    const here = upstreams.here?.();
    if (here) return upgradeHere(request, socket, head, here, trustedProxy);
    const key = () => keyOf(request, upstreams);
    const [target] = mayUpgrade(request) ? targetsOf(upstreams, 'queries', key) : [];
    const lost = () => target && upstreams.elsewhere?.queries.away(target);
    passUpgrade(request, socket, head, target, trustedProxy, lost);
  });
  server.on('close', () => agent.destroy());
  return server;
}

/** The school, as the page names it: in a header, or where a websocket can send none in its address; else who calls. */
function keyOf(request: IncomingMessage, { rules: { school }, trustedProxy = false }: Upstreams): string {
  const named = request.headers[school.header];
  if (typeof named === 'string') return named;
  const address = isLive(pathOf(request.url)) ? URL.parse(request.url ?? '', 'http://here') : null;
  return address?.searchParams.get(school.parameter) ?? addressOf(request, trustedProxy);
}

/** Whose an address is, for the figures. */
function kindOf(path: string): string {
  if (isLive(path)) return 'Live';
  if (isApi(path)) return 'Api';
  return isMetrics(path) ? 'Metrics' : 'Pages';
}

function answering(upstreams: Upstreams, agent: Agent) {
  const servePage = createPages(upstreams.pages);
  const { metrics = new Metrics(), rules } = upstreams;
  const mostBytes = mostBytesBy(rules.bodyLimits);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request.url);
    response.on('finish', () => metrics.answered(kindOf(path), response.statusCode));
    if (cameOverTls(request)) response.setHeader(...HSTS);
    if (path === '/healthz') return answerJson(response, 200, { alive: true });
    if (path === '/readyz') {
      const state = await readiness(upstreams);
      return answerJson(response, state.ready ? 200 : 503, state);
    }
    if (isMetrics(path)) return answerFigures(request, response, path, upstreams, metrics);
    const live = isLive(path);
    if (!live && !isApi(path)) return servePage(request, response, path);
    // What comes without saying how long it is, the services count.
    if (Number(request.headers['content-length'] ?? 0) > mostBytes(request.method, path))
      return refuse(request, response, 'request.too-large');
    const query = live || isQuery(request.method, path, rules.postQueries);
    const trustedProxy = upstreams.trustedProxy === true;
    const here = query ? upstreams.here?.() : undefined;
    if (here) return answerHere(request, response, here, trustedProxy);
    const kind = query ? 'queries' : 'commands';
    const targets = targetsOf(upstreams, kind, () => keyOf(request, upstreams));
    if (targets.length === 0) return refuse(request, response, 'store.away');
    const lost = (target: Target) => upstreams.elsewhere?.[kind].away(target);
    forward(request, response, { targets, lost, agent, query, trustedProxy });
  };
}
