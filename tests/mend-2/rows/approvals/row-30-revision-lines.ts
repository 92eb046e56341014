import { approve, gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

interface Part {
  readonly as: string;
  readonly on: string;
  readonly lines: readonly { readonly account: string; readonly debit: number; readonly credit: number }[];
}
const told = ({ lines }: Part) => lines.map(({ account, debit, credit }) => [account, debit, credit]);

row(30, 'a revision of a voucher shows its old lines and its new ones', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  await gift(accountant, chart, chart.cash, 5000, '2026-11-27');
  const bill = (taka: number, on: string, more: object = {}) =>
    voucher(2, chart.G, chart.cash, chart.electricity, taka, on, more);
  const { id } = await accountant.done(`${A}/vouchers`, bill(1250, '2026-11-27'));
  const closing = { account: chart.cash.Account, on: '2026-11-27', notes: { 1000: 3, 500: 1, 50: 5 } };
  await accountant.done(`${A}/day_close`, closing);
  const asked = await accountant.put(`${A}/vouchers/${id}`, bill(1520, '2026-11-29', { reason: 'অঙ্ক ভুল' }));
  t.taken(asked, 202);
  const requestId = asked.body.id;
  const looked = await muhtamim.post(`${A}/voucher_revisions/${requestId}/look`);
  t.taken(looked, 200, 'the look');
  const parts: readonly Part[] = looked.body.data.entry.parts;
  const back = parts.find(({ as }) => as === 'taken-back') as Part;
  const posted = parts.find(({ as }) => as === 'posted') as Part;
  t.is(
    told(back),
    [
      ['নগদ বাক্স', 1250, 0],
      ['বিদ্যুৎ', 0, 1250],
    ],
    'what is taken back',
  );
  t.is(
    told(posted),
    [
      ['বিদ্যুৎ', 1520, 0],
      ['নগদ বাক্স', 0, 1520],
    ],
    'what is posted',
  );
  t.is(posted.on, '2026-11-29', 'the day it is posted on');
  t.taken(await approve(muhtamim, 'voucher_revisions', requestId, { seen: looked.body.data.seen }), 200);
});
