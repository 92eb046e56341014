import {
  type EntryAsked,
  type EventDraft,
  isRefusal,
  Problem,
  type Refusal,
  type Whose,
} from '@madrasah/events';
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

const at = (path: string, code: string) => [{ path, problem: new Problem(code) }];

/** One that stands in this student's way; who came back early was away until then only. */
function inTheWay({ state, own }: Around<Vacation>, userId: number, { from, to }: AskedVacation) {
  const his = (state.ofPerson.get(userId) ?? []).map((id) => state.entries.get(id) as Kept<Vacation>);
  return his.find((one) => one !== own && !one.withdrawn && one.from < to && from < (one.returned ?? one.to));
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
  const admission = context.look(admissionsStream).admissions.get(admissionId);
  if (!own && admission && hasLeft(admission))
    return refuse('vacation.student-left', {}, at('UserID', 'vacation.student-left'));
  if (asked.to <= asked.from) {
    const place = dayIn(asked.to) === dayIn(asked.from) ? 'VacationTimeTo' : 'VacationDateTo';
    return refuse('vacation.ends-before-start', {}, at(place, 'vacation.ends-before-start'));
  }
  const other = inTheWay(around, userId, asked);
  if (!other) return own ? {} : { holidayNo: (state.ofPerson.get(userId)?.length ?? 0) + 1 };
  const days = { from: dayIn(other.from), to: dayIn(other.returned ?? other.to) };
  return refuse('vacation.overlaps', days, [
    { path: 'VacationDateFrom', problem: new Problem('vacation.overlaps', days) },
  ]);
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
  if (back > now) return refuse('vacation.back-later', {}, at('at', 'vacation.back-later'));
  if (back < vacation.from)
    return refuse('vacation.back-before-start', {}, at('at', 'vacation.back-before-start'));
  const { userId, admissionId } = vacation;
  return [VacationEnded({ vacationId, on: dayIn(now), userId, admissionId, at: back })];
}
