import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'a contra, a transfer and an advance of a day that is not open name the account and the day at its field, not what is short';

row(33, SENTENCE, async (t, house) => {
  const { school, accountant, chart } = await begin(house, { on: '2026-11-01', cash: 2000 });
  const colleague = await school.person('মাওলানা ইউসুফ');
  const day = { account: chart.cash.Account, on: '2026-11-20', notes: { 1000: 2 } };
  t.taken(await accountant.post(`${A}/day_close`, day));
  const [on, reason, amount] = ['2026-11-20', 'বাজার', 9000];
  const [from, to] = [
    { FundID: chart.G, Account: chart.cash.Account },
    { FundID: chart.B, Account: chart.bank.Account },
  ];
  const dated: readonly (readonly [string, object])[] = [
    [
      'balance_transfers',
      {
        kind: 'contra',
        on,
        reason,
        from,
        to: { ...to, FundID: chart.G },
        lines: [{ FundID: chart.G, amount }],
      },
    ],
    ['balance_transfers', { kind: 'gift', on, reason, from, to, amount }],
    ['staff_advances', { UserID: colleague, purpose: 'shopping', ...from, amount, on }],
  ];
  for (const [path, body] of dated) {
    const refused = await accountant.post(`${A}/${path}`, body);
    t.refused(refused, 'ledger.day-closed', /20 November 2026/);
    t.is(refused.body.fields?.[0]?.path, 'on', `${path}: the field that is named`);
  }
});
