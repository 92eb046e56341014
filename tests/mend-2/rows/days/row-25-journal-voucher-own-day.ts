import { approve, balanceOf } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const JOURNALS = '/api/accounts/journal_vouchers';

row(25, 'a journal voucher of October, approved in November, stands on its own day', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);

  const asked = await accountant.post(JOURNALS, {
    ...{ FundID: chart.G, on: '2026-10-31', reason: 'অক্টোবরের বিদ্যুৎ বিল' },
    lines: [
      { SLID: chart.electricity, debit: 1250.5 },
      { SLID: chart.loan, credit: 1250.5 },
    ],
  });
  t.taken(asked, 202);
  await house.goTo('2026-12-02');
  t.taken(await approve(muhtamim, 'journal_vouchers', asked.body.id), 200);

  const [posted] = await accountant.read('/api/accounts/posted_journal_vouchers');
  t.like(posted, { on: '2026-10-31', amount: 1250.5 }, 'the posted voucher');
  t.is(await balanceOf(accountant, chart.electricity, '2026-10-30'), 0, 'electricity on 30 October');
  t.is(await balanceOf(accountant, chart.electricity, '2026-10-31'), 1250.5, 'electricity on 31 October');
});
