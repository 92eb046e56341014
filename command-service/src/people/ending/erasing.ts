import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import type { Deps } from '../../deps.ts';
import { type Desk, type Errand, errandOf, stepOn } from '../../kernel/desk.ts';
import { eraseNow } from '../../kernel/erasing.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { endNotesOf, type SaidTexts, withNote } from '../../notes/steps.ts';
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

/** Erases a person: his key is destroyed, and those of what the office typed about him alone. */
export const erasing = ({ desk, vault }: Pick<Deps, 'desk' | 'vault'>): HandledCommand =>
  handled(peopleCommands.erasePerson, async (command, call) => {
    const errand = errandOf(call, 'ErasePerson', command);
    const { reads, tiesOf } = await tiesFrame(desk, errand.schoolId);
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
    return { position: Math.max(done.position, ended) };
  });
