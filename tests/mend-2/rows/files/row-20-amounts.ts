import { voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

row(
  20,
  'commas of an amount group by lakh or thousand; any other is refused, never read as another sum',
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('hisab', 4);
    const chart = await makeChart(clerk);
    const asked = (Amount: unknown) =>
      voucher(1, chart.G, chart.cash, chart.donation, Amount as number, '2026-11-29');
    for (const wrong of ['583,28', '1500,00', '12,34.00', ',500', '1,50']) {
      const refused = await clerk.post('/api/accounts/vouchers', asked(wrong));
      t.refused(refused);
      t.match(JSON.stringify(refused.body), 'comma', wrong);
    }
    for (const [right, taka] of [
      ['1,500.50', 1500.5],
      ['১,২৩,৪৫৬', 123456],
      ['123,456', 123456],
    ] as const) {
      const { id } = await clerk.done('/api/accounts/vouchers', asked(right));
      t.like(await clerk.read(`/api/accounts/vouchers/${id}`), { total: taka }, right);
    }
  },
);
