import { balanceOf, gift, trial } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const DEBTS = `${A}/staff_debts`;

row(38, 'what colleagues owe is one list, and a booked shortage is paid in from it', async (t, house) => {
  const school = await house.school();
  const userId = await school.person('মাওলানা ইউনুস');
  const cashier = await school.login('cashier', 4, { userId });
  const second = await school.login('muhtamim', 3);
  const chart = await makeChart(cashier);
  const { Account } = chart.cash;
  await gift(cashier, chart, chart.cash, 1000, '2026-11-20');
  const close = { account: Account, on: '2026-11-20', notes: { 500: 1, 100: 4, 50: 1 } };
  t.taken(await cashier.post(`${A}/day_close`, close), 201, 'the close, 50.00 short');
  const resolution = { account: Account, on: '2026-11-20', to: 'cashier', reason: 'ভাংতি কম' };
  t.taken(await second.post(`${A}/day_close/resolve`, resolution), 201, 'the resolution');
  const advance = {
    UserID: userId,
    purpose: 'shopping',
    FundID: chart.G,
    Account,
    amount: 200,
    on: '2026-11-25',
  };
  t.taken(await cashier.post(`${A}/staff_advances`, advance), 201, 'the advance');

  const list = async (query = '') => (await cashier.get(`${DEBTS}${query}`)).body;
  const owed = await list();
  t.is(owed.total, 2, 'the rows');
  t.is(owed.totals?.left, 250, 'what is owed in all');
  t.like(owed.persons, [{ UserID: userId, UserName: 'মাওলানা ইউনুস', left: 250 }], 'what each owes');
  const shortage = owed.data.find(({ kind }: { kind: number }) => kind === 3);
  t.like(shortage, { UserID: userId, left: 50, days: 0, Account }, 'the shortage');

  const pay = (amount: number) =>
    cashier.post(`${A}/cashier_debts/${shortage.debtId}/settle`, { amount, Account });
  t.refused(await pay(50.01), 'vouchers.debt-too-much');
  t.taken(await pay(20), 201, 'the payment');
  const sums = async (day: string) => {
    const books = await trial(cashier, day);
    return (books['sys:staff-advance'] ?? 0) + (books['sys:due-from-staff'] ?? 0);
  };
  for (const day of ['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-28', '2026-11-29'])
    t.is((await list(`?asOf=${day}`)).totals?.left ?? 0, await sums(day), `the list and the books of ${day}`);
  t.is(await sums('2026-11-29'), 230, 'what is owed after the payment');
  t.is(await balanceOf(cashier, Account, '2026-11-29'), 770, 'the drawer');
  t.taken(await pay(30), 201, 'the rest');
  t.is((await list()).data.length, 1, 'what is left on the list');
  const paper = await cashier.get(`${A}/cashier_debts/${shortage.debtId}/paper`);
  t.taken(paper, 200, 'its paper');
  for (const ending of ['pdf', 'xlsx', 'csv'])
    t.is((await cashier.get(`${DEBTS}.${ending}`)).status, 200, `its ${ending}`);
});
