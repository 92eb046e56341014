import { voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

row(24, 'one transaction number is taken once, with whatever signs it is written', async (t, house) => {
  const clerk = await (await house.school()).login('hisab', 4);
  const chart = await makeChart(clerk);
  const take = (transactionNo: string) => {
    const more = { transactionNo };
    const form = voucher(1, chart.G, chart.wallet, chart.donation, 400, '2026-11-29', more);
    return clerk.post('/api/accounts/vouchers', form);
  };
  t.taken(await take('9GH4K2L1'));
  for (const again of ['9gh-4k2-l1', '9GH4K2.L1', '9GH4\u200bK2L1', '৯GH৪K২L১'])
    t.refused(await take(again), 'vouchers.transaction-twice');
  t.taken(await take('9GH4K2L2'), undefined, 'another number');
});
