import type { IncomingMessage } from 'node:http';
import { refuse } from '@madrasah/events';

const utf8 = new TextDecoder();

/** A key that would become the prototype of whatever it is copied into, however it is written. */
const SUSPECT = /__proto__|\\u/;
const FORBIDDEN = '__proto__';

/** Whether a body can be read as it comes: as pages send it. What is packed, or of another type, is the library's. */
export const comesPlain = ({ headers, closed }: IncomingMessage): boolean =>
  headers['content-type'] === 'application/json' && headers['content-encoding'] === undefined && !closed;

/**
 * The object or list that a request sends as JSON; `{}` where it sends nothing.
 * @throws Refusal `request.too-large` as soon as it is more than so many bytes · `request.malformed`
 */
export function readJson(request: IncomingMessage, mostBytes: number): Promise<object> {
  const { promise, resolve, reject } = Promise.withResolvers<object>();
  const tooLarge = () => reject(refuse('request.too-large'));
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) tooLarge();
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) tooLarge();
    else parts.push(part);
  });
  const broken = () => reject(refuse('request.malformed'));
  request.once('end', () => {
    try {
      resolve(parsed(utf8.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))));
    } catch {
      broken();
    }
  });
  request.on('error', broken);
  request.once('close', broken); // before its end: the caller has left
  return promise;
}

/** @throws SyntaxError for what is no object or list, and for a key that no form has */
function parsed(text: string): object {
  if (text === '') return {};
  const value: unknown = SUSPECT.test(text) ? JSON.parse(text, harmless) : JSON.parse(text);
  if (typeof value !== 'object' || value === null) throw new SyntaxError('neither object nor list');
  return value;
}

function harmless(key: string, value: unknown): unknown {
  if (key === FORBIDDEN) throw new SyntaxError(`a key ${FORBIDDEN}`);
  return value;
}
