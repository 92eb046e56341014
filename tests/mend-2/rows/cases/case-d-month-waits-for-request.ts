import { approveJournal, askJournal, begin, lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

row('d', 'October cannot be locked while a journal voucher of October waits', async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house, { on: '2026-10-01' });
  const id = await askJournal(accountant, chart, '2026-10-31', 1250.5);
  t.refused(await lock(accountant, 202610));
  t.taken(await approveJournal(muhtamim, id), 200);
  t.taken(await lock(accountant, 202610), 200, 'the lock afterwards');
  const late = { FundID: chart.G, on: '2026-10-30', reason: 'বিল' };
  const lines = [
    { SLID: chart.electricity, debit: 10 },
    { SLID: chart.loan, credit: 10 },
  ];
  const asked = await accountant.post('/api/accounts/journal_vouchers', { ...late, lines });
  t.refused(asked, 'ledger.month-locked', /30 October 2026/);
});
