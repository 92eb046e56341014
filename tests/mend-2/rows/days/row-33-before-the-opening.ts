import { balanceOf, voucher } from '../../beginnings/books.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'nothing is dated before the first opening of its fund; a fund without one begins when it likes';

row(33, SENTENCE, async (t, house) => {
  const { school, accountant, chart } = await begin(house, { on: '2026-11-01', cash: 2000 });
  const colleague = await school.person('মাওলানা ইউসুফ');
  const [on, reason] = ['2026-10-31', 'আগের মাস'];
  const money = { from: { Account: chart.cash.Account }, to: { Account: chart.bank.Account } };
  const lines = [
    { SLID: chart.electricity, debit: 100 },
    { SLID: chart.loan, credit: 100 },
  ];
  const advance = { UserID: colleague, purpose: 'shopping', FundID: chart.G, Account: chart.cash.Account };
  const dated: readonly (readonly [string, object])[] = [
    ['vouchers', voucher(1, chart.G, chart.bank, chart.donation, 500, on)],
    ['vouchers', voucher(2, chart.G, chart.bank, chart.electricity, 500, on)],
    ['journal_vouchers', { FundID: chart.G, on, reason, lines }],
    [
      'balance_transfers',
      { kind: 'contra', on, reason, ...money, lines: [{ FundID: chart.G, amount: 100 }] },
    ],
    ['staff_advances', { ...advance, amount: 100, on }],
  ];
  for (const [path, body] of dated) {
    const refused = await accountant.post(`${A}/${path}`, body);
    t.refused(refused, 'ledger.before-opening', /31 October 2026/, /1 November 2026/);
    t.is(refused.body.fields?.[0]?.path, 'on', `${path}: the field that is named`);
  }
  t.is(await balanceOf(accountant, chart.bank.Account, '2026-11-29'), 5000, 'the bank');
  const own = voucher(1, chart.Z, chart.bank, chart.zakat, 700, on);
  t.taken(await accountant.post(`${A}/vouchers`, own), 201, 'zakat, whose fund has no opening');
  const first = voucher(1, chart.G, chart.bank, chart.donation, 500, '2026-11-01');
  t.taken(await accountant.post(`${A}/vouchers`, first), 201, 'the opening day itself');
});
