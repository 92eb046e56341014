import { addDays } from '@madrasah/events';
import type { Zakat } from '../year/money/zakat.ts';
import type { Enrolled } from '../year/roll.ts';
import type { StudentPlan } from './students.ts';

/** SFTID from which a family may be poor enough. */
const POOR = 3;
const ENTITLED = 6;
/** In months of the newer session. */
const VERIFIED_IN = 1;
const GIVEN_IN = [2, 4, 6];
const REASON = 'মাসিক বেতন ও খোরাকি';

/** Some students of poor families are entitled to zakat; in some months they are given what they owe. */
export function planZakat({
  agenda,
  calendar,
  pupils,
  roll,
  zakat,
  today,
}: StudentPlan & { readonly zakat: Zakat }): void {
  const months = calendar.months.filter(({ session }) => session === 'newer');
  const poor = pupils.filter(({ relief, manner, financialStatus }) => {
    return !relief && manner !== 'prompt' && financialStatus >= POOR;
  });
  const entitled = () =>
    poor
      .flatMap((pupil) => roll.of(pupil) ?? [])
      .filter(({ admissions }) => admissions.newer !== undefined)
      .slice(0, ENTITLED);
  const verified: Enrolled[] = [];
  const dayIn = (month: number, after: number) => {
    const found = months.find(({ number }) => number === month);
    return found ? addDays(found.from, after) : addDays(today, 1);
  };
  agenda.add(dayIn(VERIFIED_IN, 25), 'corrections', 'entitled', async () => {
    verified.push(...entitled());
    for (const each of verified) await zakat.entitle(each);
  });
  for (const month of GIVEN_IN)
    agenda.add(dayIn(month, 20), 'expenses', 'tamlik', () => {
      const here = verified.filter(({ pupil }) => roll.of(pupil));
      return zakat.give(here, REASON);
    });
}
