import { balanceOf, gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const DAY_CLOSE = '/api/accounts/day_close';

row(38, 'a drawer whose bills had paisa counts to the paisa: no daily difference', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const chart = await makeChart(accountant);
  const account = chart.cash.Account;
  await gift(accountant, chart, chart.cash, 1000, '2026-11-29');
  const bill = voucher(2, chart.G, chart.cash, chart.electricity, 649.25, '2026-11-29');
  t.taken(await accountant.post('/api/accounts/vouchers', bill), 201, 'the bill');

  const cash = { account, notes: { 200: 1, 100: 1, 50: 1 }, coins: 75 };
  t.taken(await accountant.post(`${DAY_CLOSE}/count`, cash), 201, 'the surprise count');
  const wrong = await accountant.post(DAY_CLOSE, { ...cash, on: '2026-11-29', coins: 100_001 });
  t.is(wrong.status, 400, 'more coins than anybody counts');
  t.is(wrong.body.fields?.[0]?.path, 'coins', 'the field that is named');
  t.taken(await accountant.post(DAY_CLOSE, { ...cash, on: '2026-11-29' }), 201, 'the close');
  const day = await accountant.read(`${DAY_CLOSE}?account=${account}&on=2026-11-29`);
  t.like(day, { counted: 350.75, difference: 0, coins: 75, differenceState: 'none' }, 'the day');
  t.is(day.sheets[0].difference, 0, 'the difference of the count');
  t.is(await balanceOf(accountant, account, '2026-11-29'), 350.75, 'the drawer');
});
