import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerJson } from './answers.ts';
import { forward } from './forward.ts';
import { createPages } from './pages.ts';
import { readiness } from './readiness.ts';
import { refuse } from './refusals.ts';
import { isApi, isQuery, pathOf } from './routes.ts';

/** Where the gateway sends what it is asked. A port is undefined while its service is away. */
export interface Upstreams {
  /** The folder with the built pages. */
  readonly pages: string;
  /** Instead of the list in routes.ts. */
  readonly postQueries?: readonly string[];
  commands(): number | undefined;
  queries(): number | undefined;
}

/** One origin for the pages and both services. The caller makes it listen. */
export function createGateway(upstreams: Upstreams): Server {
  const agent = new Agent({ keepAlive: true });
  const answer = answering(upstreams, agent);
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      // A defect costs one answer, not the whole house: the services live as long as this process.
      console.error('gateway:', error);
      response.destroy();
    });
  });
  server.on('close', () => agent.destroy());
  return server;
}

function answering(upstreams: Upstreams, agent: Agent) {
  const servePage = createPages(upstreams.pages);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request.url);
    if (path === '/healthz') return answerJson(response, 200, { alive: true });
    if (path === '/readyz') {
      const state = await readiness(upstreams);
      return answerJson(response, state.ready ? 200 : 503, state);
    }
    if (!isApi(path)) return servePage(request, response, path);
    const query = isQuery(request.method, path, upstreams.postQueries);
    const port = query ? upstreams.queries() : upstreams.commands();
    if (port === undefined) return refuse(request, response, 'store.away');
    forward(request, response, { port, agent, query });
  };
}
