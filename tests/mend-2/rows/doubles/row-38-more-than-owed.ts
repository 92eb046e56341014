import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-20';

row(
  38,
  'paying a lender more than he is owed is asked about, and recorded by whoever is sure',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    await gift(office, chart, chart.bank, 5000, ON);
    await office.done(`${A}/vouchers`, voucher(1, chart.G, chart.bank, chart.loan, 1000, ON));
    const pay = (taka: number) =>
      voucher(2, chart.G, chart.bank, chart.loan, taka, ON, { payee: 'হাজী সাহেব' });
    t.taken(await office.post(`${A}/vouchers`, { ...pay(400), sure: false }), 201, 'a part of it');
    const more = await office.post(`${A}/vouchers`, { ...pay(700), sure: false });
    t.refused(more, 'conflict.more-than-owed', '600', '700', '100');
    t.taken(await office.post(`${A}/vouchers`, { ...pay(700), sure: true }), 201, 'whoever is sure');
    const cost = voucher(2, chart.G, chart.bank, chart.electricity, 300, ON);
    t.taken(
      await office.post(`${A}/vouchers`, { ...cost, sure: false }),
      201,
      'an expense is owed to nobody',
    );
  },
);
