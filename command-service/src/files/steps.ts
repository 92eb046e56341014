import { isRefusal, type Refusal } from '@madrasah/events';
import { FileStored } from '@madrasah/events/files';
import { type Desk, type Done, type Errand, type Step, stepOn } from '../kernel/desk.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import { storeFile, withdrawFile } from './decide.ts';
import type { FileOrder, FileRoom } from './room.ts';
import { currentKey, type FilesState, filesStream } from './state.ts';

export type { FileOrder, FileRoom } from './room.ts';

export interface KeptFile extends Done {
  readonly fileId: string;
}

/**
 * Keeps a file that came with a call: drawn, sealed with its owner's key, laid down, and then recorded. The same call
 * again, by its key, answers with the file that was kept then.
 * @returns a refusal of the file or of its owner; nothing is left of it then
 * @throws StoreAway · VaultAway · FilesAway · OutcomeUnknown
 */
export async function keepFile(
  desk: Desk,
  room: FileRoom,
  order: FileOrder,
  errand: Errand,
): Promise<KeptFile | Refusal> {
  const { userId } = order;
  if (userId !== null) {
    // Before there is a key: nobody's picture is sealed for whoever is not there.
    const person = standingPerson(await desk.state(peopleStream, errand.schoolId), userId);
    if (isRefusal(person)) return person;
  }
  return room.keeping<KeptFile | Refusal>(errand.schoolId, order, async (file) => {
    const step: Step<FilesState> = stepOn(
      filesStream,
      (state, { look }) => {
        const person = userId === null ? undefined : standingPerson(look(peopleStream), userId);
        return isRefusal(person) ? person : storeFile(state, file);
      },
      [peopleStream],
    );
    const done = await desk.perform(step, errand);
    if (isRefusal(done)) return { recorded: false, result: done };
    const fileId = done.events.find(({ type }) => type === FileStored.type)?.data['fileId'] as string;
    return { recorded: fileId === file.fileId, result: { ...done, fileId } };
  });
}

/** Takes a file back, as a step of a command: by its id, or the one that an owner has of a use. */
export const withdrawal = (which: string | Pick<FileOrder, 'userId' | 'use'>): Step<FilesState> =>
  stepOn(filesStream, (state) => {
    const fileId = typeof which === 'string' ? which : state.current.get(currentKey(which.userId, which.use));
    return withdrawFile(state, fileId ?? '');
  });
