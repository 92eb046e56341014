import { approveJournal, askJournal, begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const JOURNALS = '/api/accounts/journal_vouchers';

row(25, 'whoever asked withdraws his own request, and nobody else does', async (t, house) => {
  const { accountant, muhtamim, chart } = await begin(house);
  const id = await askJournal(accountant, chart, house.clock.today, 100);
  t.refused(await muhtamim.post(`${JOURNALS}/${id}/withdraw`), 'approval.not-asker');
  t.taken(await accountant.post(`${JOURNALS}/${id}/withdraw`), 200);
  t.refused(await approveJournal(muhtamim, id), 'approval.already-withdrawn');
  t.is((await muhtamim.read('/api/accounts/approvals')).length, 0, 'what waits');
});
