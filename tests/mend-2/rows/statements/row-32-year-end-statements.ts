import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { addYear, closeYear, lockMonths } from '../../beginnings/years.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  32,
  'the trial balance of a closed year stands without its closing entries; with them when asked',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const year = await addYear(school.admin, 2025);
    await gift(office, chart, chart.bank, 5000, '2025-03-10');
    await lockMonths(school.admin, 2025, 3);
    t.taken(await closeYear(school.admin, year), 201, 'the close');
    const income = async (more: string) => {
      const asked = `${A}/trial_balance?from=2025-01-01&asOf=2025-12-31&fundId=1${more}`;
      const { rows } = (await office.read(asked))[0];
      return rows.find(({ account }: { account: string }) => account === `sl:${chart.donation}`)?.credit;
    };
    t.is(await income(''), 5000, 'without');
    t.is(await income('&closing=with'), 0, 'with');
  },
);

interface PaperRow {
  readonly kind?: string;
  readonly cells: readonly (string | number | null)[];
}

row(
  32,
  'income and expenditure has last year beside, totals that add up by eye, deductions in brackets',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const second = await school.login('muhtamim', 3);
    const chart = await makeChart(office);
    await addYear(school.admin, 2025);
    await addYear(school.admin, 2026);
    await gift(office, chart, chart.bank, 700, '2025-05-05');
    await gift(office, chart, chart.bank, 900, '2026-11-20');
    await office.done(`${A}/vouchers`, voucher(2, chart.G, chart.bank, chart.electricity, 250, '2026-11-21'));
    const place = await makeClass(school.admin);
    await setPrice(office, place, chart.admission, 1000, '2026-01-01');
    const [item] = await owedBy(office, await admit(school.admin, place, 'আব্দুল্লাহ'));
    const { id } = await office.done(`${A}/waivers`, { itemId: item?.itemId, amount: 400, reason: 'এতিম' });
    t.taken(await second.post(`${A}/waivers/${id}/approve`, {}), 200, 'the waiver');
    const asked = 'from=2026-01-01&to=2026-11-29';
    const data = await office.read(`${A}/income_expense?${asked}`);
    t.like(data.together, { income: 1500, expenditure: 250, surplus: 1250 }, 'this year');
    t.like(data.lastYear.together, { income: 700, expenditure: 0 }, 'last year');
    t.like(await office.read(`${A}/financial_position?to=2026-11-29`), { lastYear: { to: '2025-12-31' } });
    for (const path of [
      `${A}/income_expense/paper?${asked}`,
      `${A}/income_expense/paper?${asked}&basis=cash`,
    ]) {
      const { body } = await office.get(path);
      const [table] = body.blocks;
      t.ok(
        table.columns.slice(1).every(({ brackets }: { brackets?: boolean }) => brackets),
        'brackets',
      );
      const rows = table.rows as readonly PaperRow[];
      const amount = ({ cells }: PaperRow) => Number(cells[1] ?? 0);
      const sums = rows.flatMap(({ kind }, at) => (kind === 'sum' ? [at] : []));
      const [, income = 0, spent = 0, surplus = 0] = sums;
      const plain = (from: number, to: number) =>
        rows.slice(from, to).reduce((sum, one) => sum + (one.kind ? 0 : amount(one)), 0);
      t.is(amount(rows[income] as PaperRow), plain(0, income), 'total income');
      t.is(amount(rows[spent] as PaperRow), plain(income, spent), 'total expenditure');
      t.is(amount(rows[surplus] as PaperRow), plain(0, income) - plain(income, spent), 'surplus');
    }
  },
);
