import { approve } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(30, 'of an opening assets, liabilities and fund balance are never added together', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const asked = await accountant.post(`${A}/opening_balances`, {
    ...{ on: '2026-11-01', oldDues: [], advances: [], reason: 'কাগজের খাতা থেকে' },
    accounts: [
      { SLID: chart.cash.Account, FundID: chart.G, amount: 12500 },
      { SLID: chart.bank.Account, FundID: chart.G, amount: 85000.5 },
      { SLID: chart.loan, FundID: chart.G, amount: 20000 },
    ],
  });
  t.taken(asked, 202);
  const [waiting] = await muhtamim.read(`${A}/approvals`);
  t.is(waiting.amount, 97500.5, 'its amount in the list');
  t.match(waiting.text, /97,500\.50.*20,000\.00.*77,500\.50/, 'its words');
  const looked = await muhtamim.post(`${A}/opening_balances/${asked.body.id}/look`);
  t.taken(looked, 200, 'the look');
  const { entry, seen } = looked.body.data;
  t.is(entry.on, '2026-11-01', 'its day');
  t.is(
    entry.changes,
    ['Assets: 97,500.50 taka', 'Liabilities: 20,000.00 taka', 'Fund balance: 77,500.50 taka'],
    'what it comes to',
  );
  t.is(entry.parts[0].lines.length, 4, 'its lines');
  t.taken(await approve(muhtamim, 'opening_balances', asked.body.id, { seen }), 200);
});
