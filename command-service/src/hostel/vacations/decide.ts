import { type EntryAsked, type EventDraft, isRefusal, type Refusal, type Whose } from '@madrasah/events';
import {
  type AskedVacation,
  dayIn,
  type Moment,
  refuseHostel as refuse,
  type Vacation,
  VacationEnded,
  vacations,
} from '@madrasah/events/hostel';
import { admissionsStream, hasLeft } from '../../admissions/state.ts';
import { ofStudent } from '../../admissions/steps.ts';
import {
  type Around,
  type EntriesState,
  type EntryRules,
  type Kept,
  standing,
} from '../../kernel/entry/index.ts';
import { refusedAt, together } from '../../kernel/together.ts';

/** He comes back after he went, on the same day at a later hour. */
function spanFault({ from, to }: AskedVacation): Refusal | undefined {
  if (from < to) return undefined;
  const place = dayIn(to) === dayIn(from) ? 'VacationTimeTo' : 'VacationDateTo';
  return refusedAt(place, refuse('vacation.ends-before-start'));
}

/** One that stands in this student's way; who came back early was away until then only. */
function overlap({ state, own }: Around<Vacation>, userId: number, { from, to }: AskedVacation) {
  const his = (state.ofPerson.get(userId) ?? []).map((id) => state.entries.get(id) as Kept<Vacation>);
  const other = his.find(
    (one) => one !== own && !one.withdrawn && one.from < to && from < (one.returned ?? one.to),
  );
  if (!other) return undefined;
  const days = { from: dayIn(other.from), to: dayIn(other.returned ?? other.to) };
  return refusedAt('VacationDateFrom', refuse('vacation.overlaps', days));
}

/**
 * The return must be later than the departure, and the time be free. Whoever has left the house is granted none; one
 * that he had is still put right.
 */
function settle(
  asked: EntryAsked<AskedVacation>,
  { userId, admissionId }: Whose,
  around: Around<Vacation>,
): object | Refusal {
  const { own, state, context } = around;
  const admission = context.look(admissionsStream).admissions.get(admissionId ?? 0);
  const refused = together(
    !own && admission && hasLeft(admission) && refusedAt('UserID', refuse('vacation.student-left')),
    spanFault(asked) ?? overlap(around, userId, asked),
  );
  return refused ?? (own ? {} : { holidayNo: (state.ofPerson.get(userId)?.length ?? 0) + 1 });
}

/** What is special about a vacation; once he is back nothing of it is changed any more. */
export const vacationRules: EntryRules<Vacation, AskedVacation> = {
  ...{ reads: ofStudent.reads, whose: ofStudent.whose, settle },
  settled: ({ returned }) => (returned === null ? undefined : refuse('vacation.back-already')),
};

/** He is back, at a moment that has come. */
export function recordReturn(
  state: EntriesState<Vacation>,
  { vacationId, at: named }: { readonly vacationId: number; readonly at: Moment | undefined },
  now: Moment,
): readonly EventDraft[] | Refusal {
  const vacation = standing({ entry: vacations }, state, { vacationId });
  if (isRefusal(vacation)) return vacation;
  if (vacation.returned !== null) return refuse('vacation.back-already');
  const back = named ?? now;
  if (back > now) return refusedAt('at', refuse('vacation.back-later'));
  if (back < vacation.from) return refusedAt('at', refuse('vacation.back-before-start'));
  const { userId, admissionId } = vacation;
  return [VacationEnded({ vacationId, on: dayIn(now), userId, admissionId, at: back })];
}
