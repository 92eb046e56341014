import { type IncomingMessage, type RequestOptions, request as send } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import type { Target } from '@madrasah/service-kit/asking';
import { requestHeaders } from './headers.ts';

/** Two pipelines hang on a socket, which over TLS has listeners of its own: one more than Node warns at. */
const LISTENERS = 20;

/** Passes a request to leave HTTP on; once both sides have left it, bytes go both ways until one of them ends. */
export function passUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: Target | undefined,
  trustedProxy = false,
  lost = () => {},
) {
  socket.setMaxListeners(LISTENERS);
  socket.on('error', () => socket.destroy()); // a caller who leaves rudely must not take the house with him
  if (target === undefined) return refuseUpgrade(socket, '503 Service Unavailable');
  const { method, url: path } = request;
  const headers = {
    ...requestHeaders(request, trustedProxy),
    connection: 'upgrade',
    upgrade: request.headers.upgrade,
  };
  const options: RequestOptions = { ...target, agent: false, method, path, headers };
  const onward = send(options);
  // Read on, or his leaving would not be seen; nobody has anything to say before he is answered.
  const leave = () => void socket.destroy();
  socket.on('end', leave).resume();
  onward.on('upgrade', (answer, service: Duplex, first: Buffer) => {
    socket.off('end', leave);
    // He may have left and not be seen off yet: what is closed takes no pipe.
    if (!socket.writable || !service.writable) {
      socket.destroy();
      service.destroy();
      return;
    }
    socket.write(headOf(answer));
    socket.write(first);
    service.write(head);
    // Either side's end or fault is the other's.
    pipeline(service, socket, () => socket.destroy());
    pipeline(socket, service, () => service.destroy());
  });
  onward.on('response', (answer) => {
    answer.resume();
    refuseUpgrade(socket, `${answer.statusCode} ${answer.statusMessage}`);
  });
  onward.on('error', () => {
    lost();
    refuseUpgrade(socket, '503 Service Unavailable');
  });
  socket.on('close', () => onward.destroy());
  onward.end();
}

/** The answer's head as it came: its headers are the agreement the two sides have made. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
  return `${[`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** Answers whoever asked to leave HTTP by a status, and ends with him. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
