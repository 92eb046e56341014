import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { TLSSocket } from 'node:tls';

// These belong to one connection (RFC 9110 §7.6.1), not to the message.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
// What a caller says of its own address is not believed: lockouts count by address.
export const CLAIMED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

// The door has already answered an `Expect: 100-continue` itself.
const NEVER_ASKED = new Set([...HOP_BY_HOP, ...CLAIMED, 'expect']);
const NEVER_ANSWERED = new Set(HOP_BY_HOP);

const listed = (connection = '') =>
  connection
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());

/** Those and what the message's own `Connection` names, which hardly ever is more than how to end it. */
function droppedOf(always: ReadonlySet<string>, connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return always;
  return new Set([...always, ...listed(connection)]);
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Whether TLS ends here, or in front of us as far as the caller or his proxy says. */
export const cameOverTls = ({ headers, socket }: IncomingMessage): boolean =>
  (socket as TLSSocket).encrypted === true || headers['x-forwarded-proto'] === 'https';

/** The caller's address: that of the connection, or what a trusted proxy has added as the last of its list. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxy: boolean): string {
  const told = trustedProxy ? listed(headers['x-forwarded-for']?.toString()).at(-1) : undefined;
  return told || socket.remoteAddress || '';
}

/** The request's headers for the service behind. */
export function requestHeaders(request: IncomingMessage, trustedProxy = false): OutgoingHttpHeaders {
  const dropped = droppedOf(NEVER_ASKED, request.headers.connection);
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(request.headers)) if (!dropped.has(name)) headers[name] = value;
  headers['x-forwarded-for'] = addressOf(request, trustedProxy);
  // Framing is set whatever was dropped above: Node sends the body of a GET or DELETE without it as it is, and the
  // service would read it as the next request, in another caller's name.
  if (request.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  else if (request.headers['content-length']) headers['content-length'] = request.headers['content-length'];
  return headers;
}

/** The answer's headers for the caller, as Node's flat list, so that repeated ones stay repeated. */
export function answerHeaders(answer: IncomingMessage): string[] {
  const dropped = droppedOf(NEVER_ANSWERED, answer.headers.connection);
  const raw = answer.rawHeaders;
  return raw.flatMap((name, at) =>
    at % 2 === 0 && !dropped.has(name.toLowerCase()) ? [name, raw[at + 1] ?? ''] : [],
  );
}
