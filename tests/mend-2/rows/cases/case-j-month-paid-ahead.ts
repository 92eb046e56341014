import { payment, trial } from '../../beginnings/books.ts';
import { begin, beginClass, charge, daysOfType } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'a month begun on the 12th, paid on the 25th, run on 5 December: charged on the 12th, paid on the 25th';

row('j', SENTENCE, { day: '2026-11-25' }, async (t, house) => {
  const begun = await begin(house);
  const { accountant, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  const months = [{ SLID: chart.tuition, MonthID: 11, amount: 800 }];
  const form = payment(student, chart.cash, [], { months });
  t.taken(await accountant.post('/api/accounts/fee_collections', form), 201, 'the month paid ahead');
  await house.goTo('2026-12-05');
  const run = await charge(accountant, place, 11);
  t.taken(run, 201);
  t.is(await daysOfType(accountant, 'FeesCharged'), ['2026-11-12'], 'the day of the charge');
  t.is(run.body.data.on, '2026-11-12', 'what is answered');
  const stands = async (day: string) => {
    const all = await trial(accountant, day);
    return ['sys:receivable', 'sys:month-advance', `sl:${chart.tuition}`].map((name) => all[name] ?? 0);
  };
  t.is(await stands('2026-11-11'), [0, 0, 0], 'on the 11th');
  t.is(await stands('2026-11-24'), [800, 0, -800], 'owed, ahead, income on the 24th');
  t.is(await stands('2026-11-25'), [0, 0, -800], 'owed, ahead, income on the 25th');
});
