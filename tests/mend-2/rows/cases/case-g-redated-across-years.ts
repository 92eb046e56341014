import { balanceOf, voucher } from '../../beginnings/books.ts';
import { begin } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'a voucher re-dated into another accounting year is a void and a new number there, each naming the other';

row('g', SENTENCE, async (t, house) => {
  const { accountant, chart } = await begin(house, { on: '2026-06-01' });
  const year = (name: string, from: string, to: string) =>
    accountant.done(`${A}/accounting_years`, { name, from, to });
  await year('২০২৫-২৬', '2025-07-01', '2026-06-30');
  await year('২০২৬-২৭', '2026-07-01', '2027-06-30');
  const spent = (taka: number, on: string) =>
    accountant.done(`${A}/vouchers`, voucher(2, chart.G, chart.bank, chart.electricity, taka, on));
  await spent(10, '2026-06-15');
  await spent(20, '2026-07-02');
  const { data: wrong } = await spent(1250.5, '2026-07-03');
  t.is(wrong.VoucherNo, 2, 'its number in its year');

  const form = voucher(2, chart.G, chart.bank, chart.electricity, 1250.5, '2026-06-28', {
    reason: 'ভুল তারিখ',
  });
  const moved = await accountant.put(`${A}/vouchers/${wrong.voucherId}`, form);
  t.taken(moved);
  const on = (day: string) => balanceOf(accountant, chart.electricity, day);
  t.is([await on('2026-06-27'), await on('2026-06-28')], [10, 1260.5], 'electricity of the old year');
  t.is(await on('2026-07-03'), 20, 'electricity of the year in which it stood');

  const vouchers = await accountant.read(`${A}/vouchers?limit=20`);
  const find = (day: string) => vouchers.find((one: { on: string; Amount?: number }) => one.on === day);
  const [old, made] = [find('2026-07-03'), find('2026-06-28')];
  t.ok(old && made, `both stand in the list: ${JSON.stringify(vouchers)}`);
  t.is([old.VoucherNo, made.VoucherNo], [2, 2], 'the numbers, each of its year');
  t.ok(made.voucherId !== old.voucherId, 'it is another voucher');
  const place = ({ voucherId, VoucherNo }: { voucherId: number; VoucherNo: number }) => ({
    voucherId,
    VoucherNo,
  });
  const named = async (id: number) => {
    const { reversed, replaces } = await accountant.read(`${A}/vouchers/${id}`);
    return [reversed?.replacedBy, replaces].map((other) => other && place(other));
  };
  const [oldOne, newOne] = [old, made].map(place);
  t.is(await named(old.voucherId), [newOne, undefined], 'the old one names the new');
  t.is(await named(made.voucherId), [undefined, oldOne], 'the new one names the old');
});
