import type { EventDraft } from '@madrasah/events';
import { isRefusal } from '@madrasah/events';
import { type Step, stepOn } from '../kernel/desk.ts';
import { type ChangeContact, changeContact } from './contact.ts';
import { deactivatePerson } from './ending/activity.ts';
import type { TiesFrame } from './ending/ties.ts';
import { type RegisterSibling, registerSibling } from './same-person/sibling.ts';
import { type PeopleState, peopleStream } from './state.ts';

export { profileFault, registerPerson, standingPerson } from './decide.ts';
export { mergeStep } from './ending/merging.ts';
export { type TiesFrame, tiesFrame } from './ending/ties.ts';
export { holdersOf, personTold, studentOfCode } from './holders.ts';
export { askingWhoItIs, type Entered, whetherThere } from './same-person/likely.ts';

/** Registers a person, as the first step of a larger command. */
export const registration = (command: RegisterSibling): Step<PeopleState> =>
  stepOn(peopleStream, (state, { today }) => registerSibling(state, command, today));

/** Puts people aside who were entered by mistake, as the last step of a larger command. */
export const deactivation = (userIds: readonly number[], frame: TiesFrame): Step<PeopleState> =>
  stepOn(
    peopleStream,
    (state, { today, look }) => {
      const gone: EventDraft[] = [];
      for (const userId of userIds) {
        const ties = frame.tiesOf(userId, look);
        const decided = deactivatePerson(state, { userId, mistaken: true }, ties, { today, noteId: null });
        if (isRefusal(decided)) return decided;
        gone.push(...decided);
      }
      return gone;
    },
    frame.reads,
  );

/** What a short form says of somebody. @param seen the version that was seen; any where absent */
export const contactStep = (command: ChangeContact, seen: number | undefined): Step<PeopleState> =>
  stepOn(peopleStream, (state) => changeContact(state, command, seen));
