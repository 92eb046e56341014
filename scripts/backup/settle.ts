import { DataFileRefused } from '@madrasah/embedded/event-store';
import { OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import { VaultAway, VaultRefused } from '@madrasah/service-kit/vault';
import { BackupFault } from './contents.ts';

/** What a sentence says enough of. */
const TOLD = [BackupFault, DataFileRefused, StoreAway, OutcomeUnknown, VaultAway, VaultRefused];

/** Runs a command of people: a fault they can understand is a sentence and code 1, misuse code 2. */
export async function settle(usage: string, work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const misused = code?.startsWith('ERR_PARSE_ARGS') === true || error instanceof RangeError;
    console.error(misused ? `${message}\n\n${usage}` : message);
    if (!misused && !TOLD.some((Told) => error instanceof Told)) console.error(error);
    process.exitCode = misused ? 2 : 1;
  }
}
