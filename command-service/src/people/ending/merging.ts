import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  CardAssigned,
  CardBlocked,
  FamilyRecorded,
  NO_FAMILY,
  PeopleMerged,
  pairRevision,
  peopleCommands,
  refusePeople as refuse,
} from '@madrasah/events/people';
import { type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { seenAnother } from '../../kernel/seen.ts';
import { withNote } from '../../notes/steps.ts';
import { standingPerson } from '../decide.ts';
import { type PeopleState, peopleStream } from '../state.ts';
import { type Ties, type TiesFrame, tiesFrame } from './ties.ts';

type Decided = readonly EventDraft[] | Refusal;

interface MergePeople {
  readonly keepId: number;
  readonly otherId: number;
}

const HELD = [
  ['money', 'people.merge-money'],
  ['enrolled', 'people.merge-enrolled'],
  ['results', 'people.merge-results'],
  ['certified', 'people.merge-certified'],
  ['borrows', 'people.merge-borrows'],
  ['teaches', 'people.merge-teaches'],
] as const satisfies readonly (readonly [keyof Ties, string])[];

/** All that the entry holds which would go, each as a problem of its own; undefined where it holds nothing. */
function heldFault(ties: Ties): Refusal | undefined {
  const held = HELD.filter(([tie]) => ties[tie]);
  if (held.length === 0) return undefined;
  return refuse(
    'people.merge-held',
    {},
    held.map(([, key]) => ({ path: 'otherId', problem: new Problem(key) })),
  );
}

/** The card of the one goes to the other, unless that one has a card of his own. */
function cardMoved(
  { cardOf }: PeopleState,
  { keepId, otherId }: MergePeople,
  { today: on, noteId }: { readonly today: string; readonly noteId: number | null },
): EventDraft[] {
  const cardNo = cardOf.get(otherId);
  if (cardNo === undefined) return [];
  const blocked = CardBlocked({ userId: otherId, cardNo, on, noteId });
  return cardOf.has(keepId) ? [blocked] : [blocked, CardAssigned({ userId: keepId, cardNo, on })];
}

/** The recorded family of the one who is kept, else of the other; none for whom the office said to have none. */
function familyKept({ families }: PeopleState, { keepId, otherId }: MergePeople): number | null {
  const own = families.get(keepId);
  return own === NO_FAMILY ? null : own || families.get(otherId) || null;
}

/** Whose guardian the entry was that goes names the one that is kept from then on. */
const guardianMoved = ({ familyMembers }: PeopleState, { keepId, otherId }: MergePeople): EventDraft[] =>
  [...familyMembers.entries()].flatMap(([familyId, { userIds, guardianId }]) =>
    guardianId === otherId && userIds.length > 0
      ? [FamilyRecorded({ familyId, userIds: [...userIds], guardianId: keepId })]
      : [],
  );

/**
 * Makes one person of two entries: only the one that is kept may hold money, results, certificates, admissions.
 * @param ties what hangs on the other entry
 * @param seen the version of both that he has seen; any where absent
 */
export function mergePeople(
  state: PeopleState,
  command: MergePeople,
  ties: Ties,
  told: { readonly today: string; readonly noteId: number | null },
  seen?: number,
): Decided {
  const { keepId, otherId } = command;
  const same = keepId === otherId;
  if (same)
    return refuse('people.merge-self', {}, [{ path: 'otherId', problem: new Problem('people.merge-self') }]);
  if (state.merged.get(otherId) === keepId) return [];
  const keep = standingPerson(state, keepId);
  if (isRefusal(keep)) return keep;
  const other = standingPerson(state, otherId);
  if (isRefusal(other)) return other;
  const changed = seenAnother(seen, pairRevision(keep, other));
  if (changed) return changed;
  if (keep.userType !== other.userType) return refuse('people.merge-kinds');
  const held = heldFault(ties);
  if (held) return held;
  const familyId = familyKept(state, command);
  const guardianId = (familyId && state.familyMembers.get(familyId)?.guardianId) || null;
  return [
    ...cardMoved(state, command, told),
    PeopleMerged({ keepId, otherId, familyId, guardianId, on: told.today, noteId: told.noteId }),
    ...guardianMoved(state, command),
  ];
}

export const mergeStep = (
  command: MergePeople,
  frame: TiesFrame,
  { noteId, seen }: { readonly noteId: number | null; readonly seen: number | undefined },
): Step<PeopleState> =>
  stepOn(
    peopleStream,
    (state, { today, look }) =>
      mergePeople(state, command, frame.tiesOf(command.otherId, look), { today, noteId }, seen),
    frame.reads,
  );

/** Two entries of one person made one. */
export const merging = (desk: Desk): HandledCommand[] => [
  handled(peopleCommands.mergePeople, async ({ reason, ...pair }, call) => {
    const errand = errandOf(call, peopleCommands.mergePeople.name, { reason, ...pair });
    const frame = await tiesFrame(desk, errand.schoolId);
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      mergeStep(pair, frame, { noteId, seen: call.ifMatch }),
    );
    return isRefusal(done) ? done : { id: pair.keepId, position: done.position };
  }),
];
