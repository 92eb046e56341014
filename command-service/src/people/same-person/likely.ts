import type { Refusal } from '@madrasah/events';
import { likenessOf, type Profile, refusePeople as refuse } from '@madrasah/events/people';
import { SWITCHES, settingValue } from '@madrasah/events/settings';
import { type Asking, asking } from '../../kernel/asking.ts';
import type { Desk, Errand } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import { personTold } from '../holders.ts';
import { type PeopleState, type Person, peopleStream } from '../state.ts';

/** Who is about to be entered. */
export interface Entered {
  readonly userType: number;
  readonly profile: Profile;
}

/** Who stands and is like him; of several the one who was recorded last. */
function alikeOf(state: PeopleState, { userType, profile }: Entered): Person | undefined {
  const likeness = likenessOf(profile);
  const last = state.people.get(state.alike.get(likeness) ?? 0);
  if (!last || last.userType === userType) return last;
  // Another kind of person has the likeness as well: a teacher who is a guardian.
  for (const [userId, his] of state.likenesses.entries()) {
    const person = his === likeness ? state.people.get(userId) : undefined;
    if (person?.userType === userType) return person;
  }
  return undefined;
}

/** The question whether it is another one: somebody of the kind has this name, father and birthday. */
export function likelyDouble(state: PeopleState, entered: Entered): Refusal | undefined {
  const person = alikeOf(state, entered);
  return person && refuse('people.likely-double', { code: personTold(state, person) });
}

/**
 * The question whether somebody who is about to be entered is there already, if the institution wants to be warned.
 * @throws StoreAway
 */
export async function whetherThere(
  desk: Desk,
  schoolId: string,
  entered: Entered,
): Promise<Refusal | undefined> {
  const { settings } = await desk.state(chartStream, schoolId);
  const { duplicateWarning } = SWITCHES;
  if (settingValue(duplicateWarning, settings.get(duplicateWarning)) !== 1) return undefined;
  const people = desk.queue(peopleStream, schoolId);
  await people.ready();
  await people.catchUp(); // another instance may have written him
  await people.settled();
  return likelyDouble(people.state, entered);
}

/**
 * A command that enters somebody, asked about where he looks like one who is there (docs/doubles.md).
 * @param enteredBy who is about to be entered; undefined where the command enters nobody
 * @param isRecorded whether it was carried out already under its key
 */
export const askingWhoItIs = <C>(
  desk: Desk,
  handler: HandledCommand,
  enteredBy: (command: C) => Entered | undefined,
  isRecorded: Asking<C>['isRecorded'] = (errand) => desk.isRecorded(peopleStream, errand),
): HandledCommand =>
  asking<C>(handler, {
    isRecorded,
    async question({ schoolId }: Errand, command) {
      const entered = enteredBy(command);
      return entered && whetherThere(desk, schoolId, entered);
    },
  });
