import { MongoBulkWriteError, MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';

/** The document store cannot be reached for the moment: worth trying again, nobody's defect. */
export class DocumentsAway extends Error {
  override readonly name = 'DocumentsAway';
}

// Longer than two silent connections and the search for a third.
const CALL_MS = 14_000;

const TRANSIENT = /^Mongo(NotConnected|TopologyClosed|PoolCleared|PoolClosed|WaitQueueTimeout)/;

function isAway(error: unknown): boolean {
  if (!(error instanceof MongoError)) return false;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (TRANSIENT.test(error.name) || error.hasErrorLabel('RetryableWriteError')) return true;
  // A bulk write wraps whatever broke it; without a write error it was the way there.
  return error instanceof MongoBulkWriteError && writeErrorCodes(error).length === 0;
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
  const timer = setTimeout(() => reject(new DocumentsAway('no answer and no error either')), withinMs);
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    if (isAway(error)) throw new DocumentsAway((error as Error).message, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
