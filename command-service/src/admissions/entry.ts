import { type DataOf, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  type ChargedMonths,
  type Chosen,
  refuseAdmissions as refuse,
  type StudentAdmitted,
} from '@madrasah/events/admissions';

type AdmittedFacts = DataOf<typeof StudentAdmitted>;

/** Since when somebody is there whom the office admits today, and what is charged of the time between. */
export interface Entered extends ChargedMonths {
  readonly on: string;
  /** Whether what falls due by the admission is charged. */
  readonly fees: boolean;
}

const at = (path: string, key: 'admissions.enters-later' | 'admissions.months-required') =>
  refuse(key, {}, [{ path, problem: new Problem(key) }]);

/** Nobody enters tomorrow. */
export const entryFault = (on: string | undefined, today: string): Refusal | undefined =>
  on === undefined || on <= today ? undefined : at('CreateAt', 'admissions.enters-later');

/** A choice of months as the event keeps it; where they are to begin from a day, it must be said. */
export function chosenOf({ months, from }: ChargedMonths, fees: boolean, today: string): Chosen | Refusal {
  if (months === 'none') return { months: today, fees };
  if (months !== 'from') return { months: null, fees };
  const key = 'admissions.charge-from-required';
  return from === undefined
    ? refuse(key, {}, [{ path: 'chargeFrom', problem: new Problem(key) }])
    : { months: from, fees };
}

/** The day of an admission, and what was chosen of the months since: that must be said where the day is an earlier one. */
export function entryOf(
  entered: Entered | undefined,
  today: string,
): { readonly on: string; readonly chosen?: Chosen } | Refusal {
  if (entered === undefined || entered.on === today) return { on: today };
  const later = entryFault(entered.on, today);
  if (later) return later;
  if (entered.months === undefined) return at('months', 'admissions.months-required');
  const chosen = chosenOf(entered, entered.fees, today);
  return isRefusal(chosen) ? chosen : { on: entered.on, chosen };
}

/** Whether months that have begun are charged at once: of whom the office admits one by one; a file's wait for the runs. */
export const chargesMonths = ({ imported, chosen }: Pick<AdmittedFacts, 'imported' | 'chosen'>): boolean =>
  chosen !== undefined && imported === undefined;
