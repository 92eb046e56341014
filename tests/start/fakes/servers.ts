import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';
import { RULES } from '../../../projection-service/src/door/catalogue.ts';
import { createDoor, type Patience } from '../../../projection-service/src/door/door.ts';
import type { Upstreams } from '../../../projection-service/src/door/forwarding/upstreams.ts';

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

type Closing = Pick<ExecutionContext, 'teardown'>;

/** Listens until the test is over. */
export async function listen(t: Closing, server: Server): Promise<Server> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

export const serve = (t: Closing, answer: RequestListener) => listen(t, createServer(answer));

/** A service that answers with what reached it. */
export function echo(name: string): RequestListener {
  return async (call, response) => {
    const body = await text(call);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, method: call.method, url: call.url, headers: call.headers, body }));
  };
}

export interface Echo {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A door in front of these; its address. */
export async function door(t: Closing, upstreams: Partial<Upstreams>, patience?: Patience): Promise<string> {
  const away = () => undefined;
  const given = { pages: '/nowhere', rules: RULES, commands: away, queries: away, ...upstreams };
  const server = createDoor(given, patience);
  return `http://127.0.0.1:${portOf(await listen(t, server))}`;
}

/** What fetch will not send: its own headers, bodies on GET, odd paths. */
export async function ask(
  address: string,
  options: RequestOptions & { chunks?: string[] },
): Promise<IncomingMessage & { readonly text: string }> {
  const call = request(address, { agent: false, ...options });
  for (const chunk of options.chunks ?? []) call.write(chunk);
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return Object.assign(answer, { text: await text(answer) });
}

/** Sends bytes as they are and answers all that comes back until the other side closes. */
export async function raw(address: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
