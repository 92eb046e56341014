import { trial } from '../../beginnings/books.ts';
import type { Chart, MoneyAccount } from '../../beginnings/chart.ts';
import { begin, lock } from '../../beginnings/school.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const REQUESTS = `${A}/transfer_requests`;
const WAITS =
  'a gift and a loan between funds wait for a second person, who sees every line, and are posted on their own day';
const HOLDS = 'while a gift waits its day is neither closed nor its month locked; withdrawn it holds nothing';
const LIMIT = 'up to the limit of the school one person gives alone; contra and what is repaid need nobody';
const DAY = '2026-11-12';

row(29, WAITS, async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house);
  const give = (kind: string, amount: number) =>
    accountant.post(`${A}/balance_transfers`, {
      ...{ kind, on: DAY, amount, reason: 'শূরার সিদ্ধান্ত' },
      ...{ from: { FundID: chart.G, Account: chart.bank.Account } },
      ...{ to: { FundID: chart.B, Account: chart.bank.Account } },
    });
  const asked = await give('gift', 70.5);
  t.taken(asked, 202);
  const given = async () => (await trial(accountant, DAY))['sys:transfer-out'] ?? 0;
  t.is(await given(), 0, 'nothing is posted');
  t.refused(await give('gift', 5000.01), 'ledger.fund-money-short');
  t.refused(await accountant.post(`${REQUESTS}/${asked.body.id}/approve`), 'approval.same-person');
  const [waits] = await muhtamim.read(`${A}/approvals`);
  t.like(waits, { kind: 'fund-transfer', amount: 70.5, mayDecide: true }, 'what waits for the muhtamim');
  const looked = await muhtamim.post(`${REQUESTS}/${asked.body.id}/look`);
  t.taken(looked, 200);
  const { entry, seen } = looked.body.data;
  t.is(entry.on, DAY, 'the day that is shown');
  t.is(
    entry.parts[0].lines.map(({ debit, credit }: { debit: number; credit: number }) => [debit, credit]),
    [
      [70.5, 0],
      [70.5, 0],
      [0, 70.5],
      [0, 70.5],
    ],
    'every line with its side',
  );
  await house.goTo('2026-11-30');
  t.taken(await muhtamim.post(`${REQUESTS}/${asked.body.id}/approve`, { seen }), 200);
  t.is(await given(), 70.5, 'on the day that was asked');
  const [posted] = await accountant.read(`${A}/balance_transfers`);
  const loginOf = ({ userId = 0, id = userId }: { id?: number; userId?: number }) => id;
  t.is(loginOf(posted.writer), accountant.loginId, 'who asked has prepared it');
  const loan = await give('loan', 100);
  t.taken(loan, 202);
  t.taken(await muhtamim.post(`${REQUESTS}/${loan.body.id}/reject`, { reason: 'দরকার নেই' }), 200);
  t.is((await trial(accountant, DAY))['sys:due-from'] ?? 0, 0, 'what was rejected is not lent');
});

row(29, HOLDS, async (t, house) => {
  const { accountant, chart } = await begin(house, { cash: 2000 });
  const other = await begin(house);
  const ask = (by: Person, { G, B }: Chart, { Account }: MoneyAccount) =>
    by.post(`${A}/balance_transfers`, {
      ...{ kind: 'gift', on: DAY, amount: 100, reason: 'বাজার' },
      ...{ from: { FundID: G, Account }, to: { FundID: B, Account } },
    });
  const asked = await ask(accountant, chart, chart.cash);
  t.taken(asked, 202);
  t.taken(await ask(other.accountant, other.chart, other.chart.bank), 202);
  const close = () =>
    accountant.post(`${A}/day_close`, { account: chart.cash.Account, on: DAY, notes: { 1000: 2 } });
  t.refused(await close(), 'closing.request-waits');
  const withdrawn = await accountant.delete(`${REQUESTS}/${asked.body.id}`);
  t.taken(withdrawn, 200);
  t.like((await accountant.read(REQUESTS))[0], { state: 4 }, 'the request in its list');
  t.taken(await close(), 201);
  await house.goTo('2026-12-02');
  t.refused(await lock(other.accountant, 202611), 'closing.request-waits');
});

row(29, LIMIT, async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house);
  t.taken(await muhtamim.put(`${A}/transfer_limit`, { amount: 1000 }), 200);
  t.is(await accountant.read(`${A}/transfer_limit`), { amount: 1000 }, 'the limit');
  const move = (kind: string, from: number, to: number, amount: number) =>
    accountant.post(`${A}/balance_transfers`, {
      ...{ kind, on: DAY, amount, reason: 'কর্জ' },
      ...{ from: { FundID: from, Account: chart.bank.Account } },
      ...{ to: { FundID: to, Account: kind === 'contra' ? chart.cash.Account : chart.bank.Account } },
    });
  t.taken(await move('loan', chart.G, chart.B, 1000), 201);
  t.taken(await move('gift', chart.G, chart.B, 1000.01), 202);
  t.taken(await move('repay', chart.B, chart.G, 1000), 201);
  t.taken(await move('contra', chart.G, chart.G, 3000), 201);
});
