import { balanceOf, open } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { beginClass, charge, daysOfType } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE = 'months before the opening are charged on the opening day, each due since its own day';

row('h', SENTENCE, { day: '2026-04-05' }, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const { place, student } = await beginClass({ accountant, chart }, { first: '2026-04-05' });
  await house.goTo('2026-11-29');
  const accounts = [{ SLID: chart.bank.Account, FundID: chart.G, amount: 5000 }];
  await open(accountant, muhtamim, { on: '2026-11-01', accounts });
  for (const month of [1, 2, 8]) t.taken(await charge(accountant, place, month), 201, `month ${month}`);
  const days = ['2026-11-01', '2026-11-01', '2026-11-05'];
  t.is(await daysOfType(accountant, 'FeesCharged'), days, 'the days of the charges');
  const owed = await owedBy(accountant, student);
  const due = owed.map(({ dueOn }) => dueOn).toSorted();
  t.is(due, ['2026-04-05', '2026-05-05', '2026-11-05'], 'due since');
  t.is(await balanceOf(accountant, chart.tuition, '2026-10-31'), 0, 'income before the opening');
  t.is(await balanceOf(accountant, chart.tuition, '2026-11-01'), -1600, 'income of the opening day');
});
