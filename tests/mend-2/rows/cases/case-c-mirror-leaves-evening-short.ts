import { balanceOf, gift, voucher } from '../../beginnings/books.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'a mirror that would leave a later evening short stands today and names the evening; a re-dating that would is refused';

row('c', SENTENCE, async (t, house) => {
  const { accountant, chart } = await begin(house);
  const { data: first } = await gift(accountant, chart, chart.cash, 1000, '2026-11-10');
  const spent = voucher(2, chart.G, chart.cash, chart.electricity, 900, '2026-11-20');
  await accountant.done(`${A}/vouchers`, spent);
  await gift(accountant, chart, chart.cash, 2000, '2026-11-25');

  const later = voucher(1, chart.G, chart.cash, chart.donation, 1000, '2026-11-22', { reason: 'ভুল তারিখ' });
  const moved = await accountant.put(`${A}/vouchers/${first.voucherId}`, later);
  t.refused(moved, 'ledger.fund-money-short', /20 November 2026/);
  t.is(await balanceOf(accountant, chart.cash.Account, '2026-11-20'), 100, 'the drawer after the refusal');

  const voided = await accountant.post(`${A}/vouchers/${first.voucherId}/reverse`, { reason: 'দুইবার' });
  t.taken(voided, 201);
  t.like(voided.body.data, { on: '2026-11-29', wanted: '2026-11-10' }, 'what is answered');
  t.match(JSON.stringify(voided.body), '2026-11-20', 'the evening that is named');
  const days = ['2026-11-10', '2026-11-20', '2026-11-28', '2026-11-29'];
  const held = await Promise.all(days.map((day) => balanceOf(accountant, chart.cash.Account, day)));
  t.is(held, [1000, 100, 2100, 1100], 'the drawer on those evenings');

  const last = await gift(accountant, chart, chart.bank, 70.25, '2026-11-12');
  const own = await accountant.post(`${A}/vouchers/${last.data.voucherId}/reverse`, { reason: 'দুইবার' });
  t.like(own.body.data, { on: '2026-11-12' }, 'a mirror that leaves nothing short');
  t.is(await balanceOf(accountant, chart.bank.Account, '2026-11-12'), 5000, 'the bank on its day');
});
