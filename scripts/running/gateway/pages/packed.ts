import type { IncomingMessage } from 'node:http';
import { constants, createGzip, type Gzip } from 'node:zlib';
import { accepts } from './compressed.ts';

const WORTH_BYTES = 1400; // a shorter answer is one packet as it is
const FAST = { level: constants.Z_BEST_SPEED };

/** Whether the answer of a query gains: long JSON that nobody has compressed, for a caller who takes it. */
function gains({ method, headers: asked }: IncomingMessage, { headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
  return (
    method !== 'HEAD' &&
    length >= WORTH_BYTES &&
    headers['content-encoding'] === undefined &&
    /^application\/json\b/.test(headers['content-type'] ?? '') &&
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
  if (!gains(request, answer)) return { headers };
  const kept = headers.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== 'content-length' ? [name, headers[at + 1] ?? ''] : [],
  );
  return {
    headers: [...kept, 'content-encoding', 'gzip', 'vary', 'accept-encoding'],
    through: createGzip(FAST),
  };
}
