import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoServerSelectionError,
} from 'mongodb';
import { Away } from '../logging/away.ts';

/** The document store cannot be reached for the moment: worth trying again, nobody's defect. */
export class DocumentsAway extends Away {
  override readonly name: string = 'DocumentsAway';
}

/** A call took longer than it may: less at a time may pass. */
export class DocumentsSlow extends DocumentsAway {
  override readonly name = 'DocumentsSlow';
}

// Longer than two silent connections and the search for a third.
const CALL_MS = 14_000;

const TRANSIENT = /^Mongo(NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout)/;

/**
 * What an engine fails with for reasons of its own: internal error, host unreachable or not found, network timeout,
 * shutting down, primary stepped down, time limit exceeded, socket error, not the writable primary, interrupted at
 * shutdown or by a change of the set, not the primary, recovering.
 */
const ENGINE = new Set<unknown>([1, 6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TIME_LIMIT_EXCEEDED = 262;

/** A socket that breaks while the driver waits for it to take more: its error comes through as Node made it. */
const SOCKET = new Set<unknown>([
  ...['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_SOCKET_CLOSED'],
]);

function isSlow(error: unknown): boolean {
  return (
    error instanceof MongoNetworkTimeoutError ||
    (error instanceof MongoError && error.code === TIME_LIMIT_EXCEEDED)
  );
}

function isAway(error: unknown): boolean {
  if (!(error instanceof MongoError)) return SOCKET.has((error as NodeJS.ErrnoException | undefined)?.code);
  if (ENGINE.has(error.code)) return true;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (TRANSIENT.test(error.name) || error.hasErrorLabel('RetryableWriteError')) return true;
  // A bulk write wraps whatever broke it; without a write error it was the way there.
  if (!(error instanceof MongoBulkWriteError)) return false;
  const codes = writeErrorCodes(error);
  return codes.length === 0 || codes.some((code) => ENGINE.has(Number(code)));
}

/** The codes of the writes that failed in a bulk. */
export function writeErrorCodes(error: MongoBulkWriteError): (number | string | undefined)[] {
  const { writeErrors } = error;
  return (Array.isArray(writeErrors) ? writeErrors : [writeErrors]).map(({ code }) => code);
}

/**
 * Runs a call to the store, for so long. One given up may be carried out yet: what is written is replaced by nothing
 * older.
 * @throws DocumentsAway in place of the driver's many ways to say so, its silence among them
 */
export async function reaching<T>(call: () => Promise<T>, withinMs = CALL_MS): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentsSlow('no answer and no error either')), withinMs);
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (isSlow(error)) throw new DocumentsSlow((error as Error).message, { cause: error });
    if (isAway(error)) throw new DocumentsAway((error as Error).message, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
