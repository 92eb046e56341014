import { approve, gift, payment, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setMonths, setPrice } from '../../beginnings/roll.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

/** The figures of a report by the titles of their columns, its lines one by one. */
async function report(by: Person, id: number, query: string) {
  const { body } = await by.get(`/api/reports/fee_report?report_id=${id}&${query}`);
  const tables = body.blocks.filter(({ kind }: { kind: string }) => kind === 'table');
  return tables.flatMap(
    ({
      columns,
      rows,
    }: {
      columns: { title: string }[];
      rows: { kind?: string; cells: (string | number)[] }[];
    }) =>
      rows
        .filter(({ kind }) => kind === undefined)
        .map(({ cells }) => Object.fromEntries(columns.map(({ title }, at) => [title, cells[at] ?? '']))),
  ) as Record<string, string | number>[];
}
const sum = (rows: readonly Record<string, string | number>[], ...titles: string[]) =>
  rows.reduce((total, line) => total + titles.reduce((all, title) => all + Number(line[title] ?? 0), 0), 0);

row(
  36,
  'report 5 has in hand what the drawer holds, and the asker as collector; 21 has zakat’s fees among fees',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const second = await school.login('muhtamim', 3);
    const chart = await makeChart(office);
    const on = house.clock.today;
    const place = await makeClass(school.admin);
    await setPrice(office, place, chart.food, 3000, '2026-11-01');
    await setPrice(office, place, chart.admission, 1000, '2026-11-01');
    await setMonths(office, place, '2026-11-01');
    const student = await admit(school.admin, place, 'আব্দুল্লাহ');
    await gift(office, chart, chart.cash, 25_000, on);
    await office.done(`${A}/vouchers`, voucher(1, chart.Z, chart.cash, chart.zakat, 5000, on));
    await office.done(`${A}/vouchers`, voucher(2, chart.G, chart.cash, chart.electricity, 1400, on));
    const owed = await owedBy(office, student);
    const admission = owed.find(({ SLID }) => SLID === chart.admission);
    if (!admission) throw new Error('no admission fee');
    await office.done(`${A}/fee_collections`, payment(student, chart.cash, [{ ...admission, deposit: 600 }]));
    await office.done(
      `${A}/zakat_eligible/${student.UserID}`,
      { value: true, since: '2026-11-01', verifiedBy: 'মাওলানা করীম', note: '' },
      'PUT',
    );
    const { id } = await office.done(`${A}/tamlik`, {
      ...{ on, FundID: chart.Z, Account: chart.cash.Account, witness: 'হাফেয ইউসুফ', reason: 'ফি বাকি' },
      students: [{ UserID: student.UserID, itemId: admission.itemId, amount: 300 }],
    });
    t.taken(await approve(second, 'tamlik', id), 200, 'the tamlik');

    const five = await report(office, 5, `from=${on}&to=${on}`);
    const book = await office.read(`${A}/cash_book?from=${on}&to=${on}`);
    t.is(sum(five, 'In hand', 'Cash in hand'), Math.round(book.closing.cash * 100), 'in hand');
    t.is(
      five.map((line) => line['Particulars']).filter((name) => String(name).includes('muhtamim')),
      [],
      'collectors',
    );
    const accounts = await report(office, 21, `from=${on}&to=${on}`);
    t.is(sum(accounts, 'Fees'), 900_00, 'fees');
    t.is(sum(accounts, 'Donations, other'), 30_000_00, 'donations');
  },
);

row(36, 'what was written off is neither free nor a concession (reports 9, 11, 14)', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const second = await school.login('muhtamim', 3);
  const chart = await makeChart(office);
  const place = await makeClass(school.admin);
  await setPrice(office, place, chart.tuition, 800, '2026-11-01');
  await setMonths(office, place, house.clock.today);
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const { SessionID, ClassID } = place;
  await office.done(`${A}/charge_runs`, { SessionID, ClassID, MonthID: 1, SLID: chart.tuition });
  const [item] = await owedBy(office, student);
  const { id } = await office.done(`${A}/write_offs`, {
    itemId: item?.itemId,
    amount: 800,
    reason: 'চলে গেছে',
  });
  t.taken(await approve(second, 'write_offs', id), 200, 'the write-off');

  const heads = await report(office, 14, `SessionID=${SessionID}`);
  t.is([sum(heads, 'Concession'), sum(heads, 'Write-off')], [0, 800_00], 'report 14');
  const sheet = await report(office, 11, `SessionID=${SessionID}&month=1`);
  t.is(
    [sum(sheet, 'Concession'), sum(sheet, 'Write-off'), sum(sheet, 'Remaining')],
    [0, 800_00, 0],
    'report 11',
  );
  const [months = {}] = await report(office, 9, `SessionID=${SessionID}`);
  t.is(
    Object.values(months).filter((cell) => cell === 'Free'),
    [],
    'free months',
  );
  t.ok(Object.values(months).includes('Write-off'), 'the word for it');
});
