import { balanceOf } from '../../beginnings/books.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge, daysOfType, lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'a month begun on 12 November that is locked is charged on 1 December, and due since 12 November';

row('a', SENTENCE, { day: '2026-11-11' }, async (t, house) => {
  const begun = await begin(house);
  const { accountant, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  await house.goTo('2026-12-05');
  t.taken(await lock(accountant, 202611), 200, 'November is locked');

  const run = await charge(accountant, place, 11);
  t.taken(run, 201);
  t.is(await daysOfType(accountant, 'FeesCharged'), ['2026-12-01'], 'the day of the charge');
  t.like(run.body.data, { on: '2026-12-01', wanted: '2026-11-12' }, 'what is answered');
  const [owed] = await owedBy(accountant, student);
  t.like(owed, { MonthID: 11, due: 800, dueOn: '2026-11-12' }, 'what the counter shows');
  t.is(await balanceOf(accountant, chart.tuition, '2026-11-30'), 0, 'income of November');
  t.is(await balanceOf(accountant, chart.tuition, '2026-12-01'), -800, 'income of 1 December');
});
