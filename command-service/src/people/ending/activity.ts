import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  PersonDeactivated,
  PersonReactivated,
  peopleCommands,
  refusePeople as refuse,
} from '@madrasah/events/people';
import { type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { withNote } from '../../notes/steps.ts';
import { codeTaken, holdersOf } from '../holders.ts';
import { type PeopleState, peopleStream } from '../state.ts';
import { type Ties, type TiesFrame, tiesFrame } from './ties.ts';

type Decided = readonly EventDraft[] | Refusal;

/** When it counts, and the note that says why. */
interface Told {
  readonly today: string;
  readonly noteId: number | null;
}

/** What hangs on a person, as a refusal. */
function tieFault({ money, results, admitted, certified, teaches }: Ties): Refusal | undefined {
  if (admitted) return refuse('people.is-admitted');
  if (teaches) return refuse('people.teaches');
  if (money) return refuse('people.has-money');
  if (results) return refuse('people.has-results');
  return certified ? refuse('people.is-certified') : undefined;
}

/** Puts a person aside; one who is aside already is left as he is. @param mistaken his code is free again */
export function deactivatePerson(
  state: PeopleState,
  { userId, mistaken }: { readonly userId: number; readonly mistaken: boolean },
  ties: Ties,
  { today, noteId }: Told,
): Decided {
  const person = state.people.get(userId);
  if (!person) return refuse('person.not-found');
  if (person.erased) return refuse('people.erased');
  if (!person.active) return [];
  return tieFault(ties) ?? [PersonDeactivated({ userId, on: today, noteId, mistaken })];
}

/** Takes a person back; refused where his code is somebody else's by now. */
export function reactivatePerson(state: PeopleState, userId: number, { today, noteId }: Told): Decided {
  const person = state.people.get(userId);
  if (!person) return refuse('person.not-found');
  if (person.erased) return refuse('people.erased');
  if (person.active) return [];
  const keep = state.merged.get(userId);
  if (keep !== undefined) return refuse('people.merged', { code: state.people.get(keep)?.userCode ?? '' });
  const { userType, userCode } = person;
  const isFree = !holdersOf(state, userType, userCode).includes(userId);
  const taken = isFree ? codeTaken(state, { userType, userCode, userId }) : undefined;
  if (taken) return taken;
  return [PersonReactivated({ userId, on: today, noteId })];
}

interface SetStatus {
  readonly userId: number;
  readonly active: boolean;
}

const statusStep = (
  { userId, active }: SetStatus,
  frame: TiesFrame,
  noteId: number | null,
): Step<PeopleState> =>
  stepOn(
    peopleStream,
    (state, { today, look }) =>
      active
        ? reactivatePerson(state, userId, { today, noteId })
        : deactivatePerson(state, { userId, mistaken: false }, frame.tiesOf(userId, look), { today, noteId }),
    frame.reads,
  );

/** Putting people aside, and taking them back. */
export const activity = (desk: Desk): HandledCommand[] =>
  [peopleCommands.deactivatePerson, peopleCommands.setPersonStatus].map((definition) =>
    handled(definition, async ({ reason, ...status }, call) => {
      const errand = errandOf(call, definition.name, { reason, ...status });
      const frame = await tiesFrame(desk, errand.schoolId);
      const done = await withNote(desk, errand, { reason }, (noteId) => statusStep(status, frame, noteId));
      return isRefusal(done) ? done : { id: status.userId, position: done.position };
    }),
  );
