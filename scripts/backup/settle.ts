import { DataFileRefused } from '@madrasah/embedded/event-store';
import { BackupFault } from './contents.ts';

/** Runs a command of people: a fault they can understand is a sentence and code 1, misuse code 2. */
export async function settle(usage: string, work: () => Promise<string>): Promise<void> {
  try {
    if (process.env['ESDB_URL'])
      throw new BackupFault(
        'ESDB_URL is set: the events are in an EventStoreDB, which has backups of its own. Copy the vault with it.',
      );
    console.log(await work());
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const misused = code?.startsWith('ERR_PARSE_ARGS') === true || error instanceof RangeError;
    console.error(misused ? `${message}\n\n${usage}` : message);
    if (!misused && !(error instanceof BackupFault || error instanceof DataFileRefused)) console.error(error);
    process.exitCode = misused ? 2 : 1;
  }
}
