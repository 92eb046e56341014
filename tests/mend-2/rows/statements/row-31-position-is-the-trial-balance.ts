import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { addYear, closeYear, lockMonths, reopenYear } from '../../beginnings/years.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const DAYS = ['2025-12-31', '2026-01-01', '2026-06-30', '2026-11-29'];

interface Line {
  readonly account: string;
  readonly amount: number;
}
const paisa = (taka: number) => Math.round(taka * 100);

/** What the position of the general fund says of the fund, line by line, and what the trial balance says of it. */
async function told(by: Person, to: string) {
  const position = (await by.read(`${A}/financial_position?to=${to}&fundId=1`)).funds[0];
  const lines = position.fundBalances as readonly Line[];
  const of = (isFund: boolean) =>
    lines
      .filter(({ account }) => (account === 'sys:fund-balance') === isFund)
      .reduce((sum, { amount }) => sum + paisa(amount), 0);
  const from = `${to.slice(0, 4)}-01-01`;
  const { rows } = (await by.read(`${A}/trial_balance?from=${from}&asOf=${to}&fundId=1`))[0];
  const own = rows.find(({ account }: Line) => account === 'sys:fund-balance') ?? { debit: 0, credit: 0 };
  return { beginning: of(true), surplus: of(false), trial: paisa(own.credit) - paisa(own.debit) };
}

row(
  31,
  'fund at the beginning of the year + surplus of this year = trial balance, closed, not closed, reversed',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const first = await addYear(school.admin, 2025);
    await addYear(school.admin, 2026);
    const spent = (taka: number, on: string) =>
      office.done(`${A}/vouchers`, voucher(2, chart.G, chart.bank, chart.electricity, taka, on));
    await gift(office, chart, chart.bank, 110_500.5, '2025-03-10');
    await spent(10_000.25, '2025-12-31');
    await gift(office, chart, chart.bank, 2000, '2026-01-01');
    await spent(1283.25, '2026-06-30');

    const hold = async (state: string) => {
      for (const day of DAYS) {
        const { beginning, surplus, trial } = await told(school.admin, day);
        const [of2025, of2026] = [100_500_25, day >= '2026-06-30' ? 716_75 : 2000_00];
        const isOld = day.startsWith('2025');
        t.is([beginning, surplus], isOld ? [0, of2025] : [of2025, of2026], `${state}, ${day}: the fund`);
        t.is(trial, beginning, `${state}, ${day}: the trial balance`);
      }
    };
    await hold('not closed');
    await lockMonths(school.admin, 2025, 3);
    t.taken(await closeYear(school.admin, first), 201, 'the close');
    await hold('closed');
    t.taken(await reopenYear(school.admin, first), 201, 'its reversal');
    await hold('reversed');
  },
);
