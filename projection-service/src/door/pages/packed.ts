import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, type Gzip, gzip } from 'node:zlib';
import { BodyOfParts } from '@madrasah/service-kit/http';
import type { Middleware } from 'koa';
import { accepts } from './compressed.ts';

const WORTH_BYTES = 1400; // a shorter answer is one packet as it is
const FAST = { level: constants.Z_BEST_SPEED };

/**
 * Whether the answer of a query gains: long JSON that nobody has compressed, for a caller who takes it.
 * @param answered the answer's headers
 */
function gains({ method, headers: asked }: IncomingMessage, answered: IncomingHttpHeaders): boolean {
  const length = Number(answered['content-length'] ?? Number.POSITIVE_INFINITY);
  return (
    method !== 'HEAD' &&
    length >= WORTH_BYTES &&
    answered['content-encoding'] === undefined &&
    /^application\/json\b/.test(answered['content-type'] ?? '') &&
    accepts(asked['accept-encoding']).includes('gzip')
  );
}

interface Packed {
  /** Node's flat list. */
  readonly headers: string[];
  readonly through?: Gzip;
}

/**
 * How the answer of a query travels: as it came, or compressed on the way, with the headers that say so. Never that of
 * a command: a token may stand in it, and its length would tell of it.
 * @param headers of the answer, as Node's flat list
 */
export function packed(request: IncomingMessage, answer: IncomingMessage, headers: string[]): Packed {
  if (!gains(request, answer.headers)) return { headers };
  const kept = headers.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== 'content-length' ? [name, headers[at + 1] ?? ''] : [],
  );
  return {
    headers: [...kept, 'content-encoding', 'gzip', 'vary', 'accept-encoding'],
    through: createGzip(FAST),
  };
}

const squeezed = promisify(gzip);

/**
 * The same for answers made in this process: they are compressed as a whole, beside the event loop.
 * @param isDoor whether the door is in this process; who stands in front of it elsewhere packs by himself
 */
export const packing =
  (isDoor: () => boolean): Middleware =>
  async (context, next) => {
    await next();
    if (context.body == null || !isDoor()) return;
    const headers = context.response.headers as IncomingHttpHeaders;
    if (!gains(context.req, headers)) return;
    const { body } = context;
    const bytes = body instanceof Readable ? body : bytesOf(body);
    if (bytes instanceof Buffer && bytes.length < WORTH_BYTES) return;
    const { type } = context;
    const through = bytes instanceof Buffer ? await squeezed(bytes, FAST) : createGzip(FAST);
    if (!(bytes instanceof Buffer)) pipeline(bytes, through as Gzip, () => {});
    context.body = through;
    context.remove('content-length');
    context.type = type;
    context.set({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  };

function bytesOf(body: unknown): Buffer {
  if (body instanceof BodyOfParts) return body.whole();
  return Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}
