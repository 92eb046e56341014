import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const explain = `${A}/explain?figure=`;

row(
  37,
  'a figure of many heads opens, by its name, told by kinds of entries first, the latest on top',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const place = await makeClass(school.admin);
    await setPrice(office, place, chart.admission, 1000, '2026-11-01');
    await admit(school.admin, place, 'আব্দুল্লাহ');
    await gift(office, chart, chart.bank, 500, '2026-10-01');
    await gift(office, chart, chart.bank, 700, '2026-11-10');
    await office.done(`${A}/vouchers`, voucher(2, chart.G, chart.bank, chart.electricity, 200, '2026-11-12'));

    const many = Array.from({ length: 40 }, (_, at) => `sl:${at + 1}`).join();
    const receipts = `receipts_payments.receipts&from=2026-11-01&to=2026-11-29&head=${many}`;
    t.taken(await office.get(`${explain}${receipts}`), 200, 'more than sixty letters of heads');
    const closing = await office.read(`${explain}receipts_payments.closing&from=2026-11-01&to=2026-11-29`);
    t.match(closing.name, /Receipts and payments/, 'its name');
    t.like(closing.groups, [
      { entries: 'before', count: 1, amount: 500 },
      { entries: 'VoucherPosted', count: 2, amount: 500 },
    ]);
    t.is(
      closing.lines.map(({ on }: { on: string }) => on),
      ['2026-11-12', '2026-11-10', '2026-10-01'],
      'the days',
    );
    const due = await office.read(`${explain}dues.due`);
    t.is(due.value, 1000, 'what everybody owes');
  },
);

row(37, 'no question about a figure breaks', async (t, house) => {
  const school = await house.school();
  const office = school.admin;
  await makeChart(office);
  const asked = [
    ...[
      'vouchers.deposit',
      'vouchers.cost',
      'cheques.deposit',
      'cheques.cost',
      'wallet_settlements.amount',
    ].map((figure) => `${figure}&account=sl:1`),
    ...['opening', 'head', 'contra', 'transfer'].map((kind) => `advances.amount&kind=${kind}`),
    'journal.amount&revision=99999',
    ...['dues', 'both', 'waiting', 'all'].map((status) => `staff_advances.left&status=${status}`),
    ...[1, 2, 3, 4, 5].map((state) => `cheques.cost&state=${state}`),
  ];
  const broken: string[] = [];
  for (const one of asked) if ((await office.get(`${explain}${one}`)).status >= 500) broken.push(one);
  t.is(broken, [], 'what breaks');
});
