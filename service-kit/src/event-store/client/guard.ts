import { Writable } from 'node:stream';
import { convertToCommandError } from '@eventstore/db-client';

type Failure = Error & { code?: number; details?: string; metadata?: { remove(key: string): void } };
type Answer = (error: Failure | null, message?: unknown) => void;

interface Readings {
  prependListener(event: 'error', listener: (error: Failure) => void): unknown;
  push(message: unknown): boolean;
  destroy(error: Error): unknown;
  cancel(): void;
}

/** The raw calls under the client, as far as they are guarded. */
export interface RawCalls {
  append(metadata: unknown, options: unknown, answer: Answer): unknown;
  read(request: unknown, metadata: unknown, options: unknown): Readings;
}

const UNAVAILABLE = 14;

/**
 * Keeps three things from the client that it does not survive; each would be an uncaught exception or an
 * unhandled rejection, which ends the process:
 *
 * - an append begun in the moment in which another call finds the connection broken throws inside the client;
 * - an error that names an exception without its companions (a leader without an address) throws on the way;
 * - so does an event without an id or a stream.
 */
export function guarded<T>(calls: T & Partial<RawCalls>): T {
  const { append, read } = calls;
  if (!append || !read) return calls;
  return Object.assign(calls, {
    append(metadata: unknown, options: unknown, answer: Answer): unknown {
      try {
        return append.call(calls, metadata, options, (error, message) =>
          answer(error && mended(error), message),
        );
      } catch (error) {
        queueMicrotask(() => answer(notBegun(error)));
        return new Writable({ objectMode: true, write: (_chunk, _encoding, done) => done() });
      }
    },
    read(request: unknown, metadata: unknown, options: unknown): Readings {
      const readings = read.call(calls, request, metadata, options);
      readings.prependListener('error', mended);
      return refusingNonsense(readings);
    },
  });
}

/** The words of grpc-js for a call that never left. */
function notBegun(cause: unknown): Failure {
  const details = 'Channel closed before call started';
  return Object.assign(new Error(details, { cause }), { code: UNAVAILABLE, details });
}

/** The same error; without the name of an exception that the client cannot make of it. */
function mended(error: Failure): Failure {
  try {
    convertToCommandError(error);
  } catch {
    error.metadata?.remove('exception');
    error.details ??= '';
  }
  return error;
}

interface ReadMessage {
  getEvent?(): { getEvent(): { hasId(): boolean; hasStreamIdentifier(): boolean } | undefined } | undefined;
}

function refusingNonsense(readings: Readings): Readings {
  const push = readings.push.bind(readings);
  return Object.assign(readings, {
    push(message: ReadMessage | null): boolean {
      const event = message?.getEvent?.()?.getEvent();
      if (!event || (event.hasId() && event.hasStreamIdentifier())) return push(message);
      readings.cancel();
      readings.destroy(new Error('the store sent an event without an id or a stream'));
      return false;
    },
  });
}
