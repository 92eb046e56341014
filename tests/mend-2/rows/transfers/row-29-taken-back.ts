import { balanceOf, confirmed } from '../../beginnings/books.ts';
import type { MoneyAccount } from '../../beginnings/chart.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const BACK = `${A}/transfer_reversals`;
const SENTENCE = 'a contra and a transfer between funds are taken back with a reason, on their own day, once';
const REPAID = 'a loan of which a part was repaid is taken back after its repayment, which is named';

row(29, SENTENCE, async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house);
  const place = (FundID: number, { Account }: MoneyAccount) => ({ FundID, Account });
  const move = (kind: string, from: object, to: object, amount: number) =>
    accountant.done(`${A}/balance_transfers`, { kind, on: '2026-11-12', from, to, amount, reason: 'বাজার' });
  const contra = await move('contra', place(chart.G, chart.bank), place(chart.G, chart.cash), 500.25);
  const asked = await move('gift', place(chart.G, chart.bank), place(chart.B, chart.bank), 70.5);
  const gift = await confirmed(muhtamim, asked);
  const held = () => balanceOf(accountant, chart.bank.Account, '2026-11-12');
  t.is(await held(), 4499.75, 'the bank with both');

  t.is((await accountant.post(BACK, { what: 'contra', id: contra.id })).status, 400, 'without a reason');
  const back = await accountant.post(BACK, { what: 'contra', id: contra.id, reason: 'দুইবার' });
  t.taken(back, 201);
  t.like(back.body.data, { on: '2026-11-12' }, 'its own day');
  t.taken(await accountant.post(BACK, { what: 'transfer', id: gift.id, reason: 'ভুল তহবিল' }), 201);
  t.is(await held(), 5000, 'the bank on that day');
  t.is(await balanceOf(accountant, chart.cash.Account, '2026-11-12'), 0, 'the drawer on that day');
  t.refused(
    await accountant.post(BACK, { what: 'contra', id: contra.id, reason: 'আবার' }),
    'vouchers.transfer-reversed-already',
  );
  const [given] = await accountant.read(`${A}/records?kind=8&from=2026-11-01`);
  t.is(given.amount, 70.5, 'what went from fund to fund, once');
  const records = await accountant.read(`${A}/records?kind=7&from=2026-11-01`);
  t.like(records[0], { reversed: true, reversedOn: '2026-11-12', reason: 'দুইবার' }, 'the page of corrections');
});

row(29, REPAID, async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house);
  const place = (FundID: number) => ({ FundID, Account: chart.bank.Account });
  const move = (kind: string, from: number, to: number, amount: number) =>
    accountant.done(`${A}/balance_transfers`, {
      ...{ kind, on: '2026-11-12', amount, reason: 'কর্জ' },
      ...{ from: place(from), to: place(to) },
    });
  const loan = await confirmed(muhtamim, await move('loan', chart.G, chart.B, 2000));
  const repaid = await move('repay', chart.B, chart.G, 500);
  const back = (id: number) => accountant.post(BACK, { what: 'transfer', id, reason: 'ভুল' });
  t.refused(await back(loan.id), 'vouchers.loan-repaid', String(repaid.data.number));
  t.taken(await back(repaid.id), 201);
  t.taken(await back(loan.id), 201);
  const owed = await accountant.read(`${A}/loans`);
  t.is(
    owed.map(({ closing }: { closing: number }) => closing),
    [0],
    'nothing is owed between funds',
  );
});
