import { addDays } from '@madrasah/events';
import test from 'ava';
import { schoolCalendar } from '../../scripts/demo/invented/calendar.ts';
import { yearsOfAccounts } from '../../scripts/demo/plan/years.ts';

const beginning = (today: string) => schoolCalendar(today).months[0]?.from as string;

/** Of six years every first of a month, and the days around the turn of each year. */
const days: string[] = [];
for (let day = '2024-12-20'; day <= '2030-01-05'; day = addDays(day, 1))
  if (day.endsWith('-01') || /-(12-[23]\d|01-0[1-5])$/.test(day)) days.push(day);

test('on whatever day the demo is made, a year of its accounts is over and today lies in one', (t) => {
  for (const today of days) {
    const from = beginning(today);
    const years = yearsOfAccounts(from, today);
    const [first] = years;
    t.true(first && first.from <= from && first.to < today, `${today}: ${JSON.stringify(first)}`);
    t.true((years.at(-1)?.to ?? '') >= today, today);
    for (const [at, year] of years.entries())
      if (at > 0) t.is(year.from, addDays(years[at - 1]?.to as string, 1), today);
  }
});

test('books that begin with the year run from July to June', (t) => {
  t.deepEqual(yearsOfAccounts('2026-01-02', '2026-12-28'), [
    { name: '২০২৫-২৬', from: '2025-07-01', to: '2026-06-30' },
    { name: '২০২৬-২৭', from: '2026-07-01', to: '2027-06-30' },
  ]);
  t.deepEqual(
    yearsOfAccounts('2025-11-23', '2026-11-23').map(({ name }) => name),
    ['২০২৫', '২০২৬'],
  );
});
