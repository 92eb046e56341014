import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/index.ts';
import {
  DataFileHeld,
  DataFileRefused,
  type EventStore,
  type LogFile,
  readLog,
  writtenLog,
} from '../event-store/index.ts';
import type { Logger } from '../logging/index.ts';
import { refuseStart, type Waiting } from '../starting/index.ts';
import { ownStreams } from './own.ts';

type Settings = Pick<Config, 'ESDB_URL' | 'ESDB_PREFIX' | 'EVENTS_DB'>;

/** As long as a program may take to end whose own start was killed. */
const HANDED_OVER_MS = 15_000;
const AGAIN_MS = 100;
/** In this time those are answered whose command was being recorded. */
const LAST_WORDS_MS = 1_000;

const fileOf = (path: string, log: Logger): LogFile => ({ path, own: ownStreams(), log });

/** Its client is loaded only where there is a server: a third of all packages that a service loads come with it. */
async function serverOf({ ESDB_URL, ESDB_PREFIX }: Settings, log: Logger): Promise<EventStore> {
  if (ESDB_URL === undefined) throw new Error('neither a server of events nor a file is named');
  const { clientEventStore } = await import('../event-store/client/index.ts');
  return clientEventStore({ connectionString: ESDB_URL, own: ownStreams(ESDB_PREFIX), log });
}

/** The log for the side that reads: that of `ESDB_URL`, else the file. It may be away still. */
export const logToRead = async (settings: Settings, log: Logger): Promise<EventStore> =>
  settings.EVENTS_DB === undefined ? serverOf(settings, log) : readLog(fileOf(settings.EVENTS_DB, log));

/**
 * The log for the side that writes: that of `ESDB_URL`, which may be away still, else the file, held by this process.
 * A file that cannot be used ends the process with one sentence; so does one that another process goes on holding. When
 * a commit fails, the process ends soon, to be started anew: only then anybody can tell what the file holds.
 * @param waiting told while another process still holds the file
 */
export async function logToWrite(settings: Settings, log: Logger, waiting: Waiting): Promise<EventStore> {
  if (settings.EVENTS_DB === undefined) return serverOf(settings, log);
  const file = fileOf(settings.EVENTS_DB, log);
  const stopped = ({ message }: Error) => {
    log.fatal({ reason: message }, 'the log cannot be written any more');
    setTimeout(() => process.exit(1), LAST_WORDS_MS);
  };
  for (const began = performance.now(); ; await pause(AGAIN_MS))
    try {
      const written = await writtenLog(file, stopped);
      waiting.there();
      return written;
    } catch (error) {
      if (!(error instanceof DataFileRefused)) throw error;
      if (!(error instanceof DataFileHeld) || performance.now() - began > HANDED_OVER_MS)
        return refuseStart(`event store: ${error.message}`);
      waiting.away(error);
    }
}
