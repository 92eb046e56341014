import { dayNumber } from '@madrasah/events';
import { dayIn, type Moment, VACATION, type Vacation, type VacationState } from '@madrasah/events/hostel';

/** What has become of a vacation by a moment. */
export function stateOf({ from, to, returned }: Vacation, now: Moment): VacationState {
  if (returned !== null) return VACATION.back;
  if (now < from) return VACATION.ahead;
  return now > to ? VACATION.late : VACATION.out;
}

/** Both the day he goes and the day he comes count. */
export const daysOf = ({ from, to }: Pick<Vacation, 'from' | 'to'>): number =>
  dayNumber(dayIn(to)) - dayNumber(dayIn(from)) + 1;
