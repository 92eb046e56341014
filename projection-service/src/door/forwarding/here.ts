import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestHeaders } from './headers.ts';
import { refuseUpgrade } from './upgrade.ts';

/** Hands a request to the server of this very process, which sees of its headers what another process would. */
export function answerHere(
  request: IncomingMessage,
  response: ServerResponse,
  here: Server,
  trustedProxy: boolean,
): void {
  request.headers = requestHeaders(request, trustedProxy) as IncomingMessage['headers'];
  here.emit('request', request, response);
}

/** The same for a request to leave HTTP. While nobody takes those yet it is refused. */
export function upgradeHere(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  here: Server,
  trustedProxy: boolean,
): void {
  socket.on('error', () => socket.destroy()); // a caller who leaves rudely must not take the house with him
  if (here.listenerCount('upgrade') === 0) {
    refuseUpgrade(socket, '503 Service Unavailable');
    return;
  }
  const { upgrade } = request.headers;
  const headers = { ...requestHeaders(request, trustedProxy), connection: 'upgrade', upgrade };
  request.headers = headers as IncomingMessage['headers'];
  here.emit('upgrade', request, socket, head);
}
