import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import type { Deps } from '../../deps.ts';
import { type Desk, type Errand, errandOf, stepOn } from '../../kernel/desk.ts';
import { eraseNow } from '../../kernel/erasing.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { endNotesOf, notesNaming, type SaidTexts, withNote } from '../../notes/steps.ts';
import { erasePerson } from '../decide.ts';
import { entriesOf, peopleStream } from '../state.ts';
import { tiesFrame } from './ties.ts';

interface Erasing {
  readonly userId: number;
  readonly reason: string;
}

/** Why, where somebody is erased by it: once more is no fault, and needs no other note. @throws StoreAway */
async function reasonOf(desk: Desk, { schoolId }: Errand, { userId, reason }: Erasing): Promise<SaidTexts> {
  const left = erasePerson(await desk.state(peopleStream, schoolId), { userId }, null);
  return isRefusal(left) || left.length === 0 ? {} : { reason };
}

/** What somebody is called in all his entries; nothing once he is erased. @throws StoreAway */
async function namesOf(desk: Desk, { schoolId }: Errand, userId: number): Promise<string[]> {
  const state = await desk.state(peopleStream, schoolId);
  return entriesOf(state, userId).flatMap((entry) => Object.values(state.names.get(entry) ?? {}));
}

/**
 * Erases a person: his key is destroyed, and those of what the office typed about him alone. The answer names the notes
 * that hold his name yet (`notes`): they are looked at and erased by hand, one by one. Nobody can tell them later.
 */
export const erasing = ({ desk, vault }: Pick<Deps, 'desk' | 'vault'>): HandledCommand =>
  handled(peopleCommands.erasePerson, async (command, call) => {
    const errand = errandOf(call, 'ErasePerson', command);
    const { reads, tiesOf } = await tiesFrame(desk, errand.schoolId);
    const names = await namesOf(desk, errand, command.userId);
    const done = await withNote(desk, errand, await reasonOf(desk, errand, command), (noteId) =>
      stepOn(
        peopleStream,
        (state, { look }) => erasePerson(state, command, noteId, (userId) => tiesOf(userId, look).signsIn),
        reads,
      ),
    );
    if (isRefusal(done)) return done;
    for (const { data } of done.events) eraseNow(vault, errand.schoolId, `person:${data['userId']}`);
    const userIds = entriesOf(await desk.state(peopleStream, errand.schoolId), command.userId);
    const ended = await endNotesOf({ desk, vault }, errand, userIds);
    const notes = await notesNaming(desk, errand.schoolId, names);
    const message = notes.length > 0 ? 'people.erased-named' : 'people.erased-done';
    return { data: { notes }, message, position: Math.max(done.position, ended) };
  });
