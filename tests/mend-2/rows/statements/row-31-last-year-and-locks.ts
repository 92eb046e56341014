import { voucher } from '../../beginnings/books.ts';
import { begin, lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const YEARS = '/api/accounts/accounting_years';

row(31, 'the first accounting year stands beside the day before it began', async (t, house) => {
  const { accountant } = await begin(house, { on: '2025-01-01' });
  await accountant.done(YEARS, { name: '২০২৫', from: '2025-01-01', to: '2025-12-31' });
  const position = await accountant.get('/api/accounts/financial_position?to=2025-12-31');
  t.is(position.body.data.lastYear.to, '2024-12-31', 'the position');
  for (const statement of ['income_expense', 'receipts_payments']) {
    const { body } = await accountant.get(`/api/accounts/${statement}?from=2025-12-01&to=2025-12-31`);
    t.is(body.data.lastYear.to, '2024-12-31', statement);
  }
});

row(31, 'the last month of a year is locked for good only when the year is closed', async (t, house) => {
  const { accountant, school, chart } = await begin(house, { on: '2026-09-01' });
  const year = { name: 'প্রথম', from: '2026-01-01', to: '2026-10-31' };
  const { id } = await accountant.done(YEARS, year);
  const spent = voucher(2, chart.G, chart.bank, chart.electricity, 500, '2026-10-10');
  await accountant.done('/api/accounts/vouchers', spent);
  for (const month of [202609, 202610]) t.taken(await lock(accountant, month), 200);
  t.taken(await lock(school.admin, 202609, 'hard'), 200);
  t.refused(await lock(school.admin, 202610, 'hard'), 'closing.close-year-first', /Close the year first/);
  t.taken(await accountant.post(`${YEARS}/${id}/close`, {}), 201);
  t.taken(await lock(school.admin, 202610, 'hard'), 200);
});

row(31, 'opening balances of a locked month are refused when they are asked for', async (t, house) => {
  const { accountant, chart } = await begin(house, { on: '2026-09-01' });
  t.taken(await lock(accountant, 202609), 200);
  const accounts = [{ SLID: chart.cash.Account, FundID: chart.Z, amount: 100 }];
  const form = { on: '2026-09-15', accounts, oldDues: [], advances: [], reason: 'খাতা থেকে' };
  t.refused(await accountant.post('/api/accounts/opening_balances', form), 'ledger.month-locked');
});

row(31, 'an advance in hand is given to a colleague alone', async (t, house) => {
  const { accountant, school, chart } = await begin(house, { cash: 2000 });
  const pupil = await school.person('ছাত্র', { UserTypeID: 1 });
  const from = { purpose: 'shopping', FundID: chart.G, Account: chart.cash.Account };
  const asked = { ...from, UserID: pupil, amount: 100, on: house.clock.today };
  const refused = await accountant.post('/api/accounts/staff_advances', asked);
  t.refused(refused, 'vouchers.advance-no-colleague');
  t.is(refused.body.fields?.[0]?.path, 'UserID', 'the field that is named');
});
