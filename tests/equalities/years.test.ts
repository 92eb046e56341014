import test, { type ExecutionContext } from 'ava';
import { postVoucher } from '../../command-service/src/vouchers/posting/post-voucher.ts';
import { transferFunds } from '../../command-service/src/vouchers/posting/transfer-funds.ts';
import { Product } from './test-support/product.ts';
import { itemsOf, School, type Student } from './test-support/school.ts';

// Three accounting years of one school: the first two are closed, opened again and closed anew while the third runs.
const YEARS = [2024, 2025, 2026].map((year) => ({ from: `${year}-07-01`, to: `${year + 1}-06-30` }));
const DAYS = [
  ...['2024-06-30', '2025-02-10', '2025-06-30', '2025-07-01', '2026-04-10', '2026-04-12', '2026-06-30'],
  ...['2026-07-01', '2026-08-20', '2026-09-30'],
];

/** From the first in which anything was entered. */
const MONTHS = ['2025', '2026']
  .flatMap((year) => Array.from({ length: 12 }, (_, at) => `${year}${String(at + 1).padStart(2, '0')}`))
  .slice(1);

let product: Product;
let school: School;
let bank = 0;

interface Row {
  readonly account: string;
  readonly CAID?: number;
  readonly debit: number;
  readonly credit: number;
}
interface Line {
  readonly account: string;
  readonly amount: number;
}
const paisa = (taka: number) => Math.round(taka * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + paisa(amount), 0);

const path = '/api/accounts/accounting_years';
const act = (id: number, what: 'close' | 'reopen', body: object = {}) =>
  school.client.command(`${path}/${id}/${what}`, body);

/** Some income, expenditure and transfers of a day, all by the bank, which needs no count. */
async function lived(on: string, income: number, spent: number, given: number): Promise<void> {
  const { client, general } = school;
  const voucher = (CAID: 1 | 2, SLID: number, Amount: number) =>
    client.command('/api/accounts/vouchers', {
      ...{ CAID, FundID: general, on, Account: bank, payee: 'আব্দুর রহিম' },
      lines: [{ SLID, text: '', Amount }],
    });
  await voucher(1, accounts.donation, income);
  await voucher(2, accounts.electricity, spent);
  const about = { fromFund: general, toFund: school.boarding, moneyAccount: bank };
  await school.decide((books) => transferFunds(books, { ...about, kind: 'gift', amount: paisa(given), on }));
}

const accounts = { donation: 0, electricity: 0, loan: 0 };
async function chart(): Promise<void> {
  const add = async (what: string, body: object) =>
    (await school.client.command(`/api/accounts/${what}`, { FundID: school.general, ...body })).id as number;
  const under = async (CAID: number, GlName: string, SlName: string, more = {}) =>
    add('sub_ledgers', { GLID: await add('general_ledgers', { CAID, GlName }), SlName, ...more });
  bank = await under(3, 'ব্যাংক', 'ইসলামী ব্যাংক', { moneyKind: 'bank' });
  accounts.donation = await under(1, 'দান', 'সাধারণ দান');
  accounts.electricity = await under(2, 'পরিচালনা', 'বিদ্যুৎ');
  accounts.loan = await under(4, 'কর্জে হাসানা', 'হাজী সাহেব');
  for (const [at, year] of YEARS.entries())
    await school.client.command(path, { name: `হিসাববর্ষ ${at + 1}`, ...year });
}

let student: Student;
test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  await chart();
  school.day('2026-04-10');
  await lived('2025-02-10', 5000.25, 1200.5, 300);
  await lived('2025-06-30', 700, 2300.75, 100);
  await lived('2025-07-01', 4000, 10.05, 50);
  student = await school.admit('আব্দুল্লাহ');
  const { food } = await itemsOf(school, student);
  school.day('2026-04-12');
  await school.concede(student, food, 500);
  await school.decide((books) =>
    postVoucher(books, {
      ...{ fundId: school.general, direction: 1, on: books.today },
      ...{ moneyAccount: bank, bookNo: '', lines: [{ subLedgerId: accounts.loan, amount: paisa(20_000) }] },
    }),
  );
  school.day('2026-08-20');
  await lived('2026-06-30', 10, 1020.3, 5);
  await lived('2026-07-01', 600, 70, 7);
  await lived('2026-08-20', 900.1, 1800.2, 9);
  school.day('2026-09-30');
});
test.after.always(() => product.end());

const FUND = ['sys:fund-balance'];
const EARNED_BY_SYSTEM =
  /^sys:(concession|waiver|fee-refund|recovered|transfer-|cash-(over|short)|write-off|wallet|zakat)/;
const isFund = ({ account, CAID }: Row) => FUND.includes(account) || CAID === 5;
const isEarned = ({ account, CAID }: Row) => CAID === 1 || CAID === 2 || EARNED_BY_SYSTEM.test(account);
const credits = (rows: readonly Row[]) =>
  sum(rows.map(({ credit }) => credit)) - sum(rows.map(({ debit }) => debit));

/** Whatever the state of the years: what a fund was worth at a year's beginning and its surplus are the trial balance. */
async function hold(t: ExecutionContext, state: string): Promise<void> {
  const { client } = school;
  for (const to of DAYS)
    for (const fundId of [undefined, school.general, school.boarding]) {
      const of = fundId === undefined ? {} : { fundId };
      const said = `${state}, ${to}, fund ${fundId ?? 'all'}`;
      const { from } = YEARS.find((year) => year.from <= to && to <= year.to) ?? { from: '2023-07-01' };
      const position = (await client.get('/api/accounts/financial_position', { to, ...of })).data;
      const trial = (await client.get('/api/accounts/trial_balance', { from, asOf: to, ...of })).data;
      const plain = (await client.get('/api/accounts/trial_balance', { asOf: to, ...of })).data;
      const movement = (await client.get('/api/accounts/fund_movement', { from, to, ...of })).data;
      const income = (await client.get('/api/accounts/income_expense', { from, to, ...of })).data;
      for (const fund of position.funds) {
        const rows: Row[] = trial.find((one: { FundID: number }) => one.FundID === fund.FundID).rows;
        t.is(paisa(fund.beginning), credits(rows.filter(isFund)), `${said}: beginning`);
        t.is(paisa(fund.surplus), credits(rows.filter(isEarned)), `${said}: surplus`);
        t.is(
          paisa(fund.beginning) + paisa(fund.surplus),
          sum(fund.fundBalances.map((line: Line) => line.amount)),
        );
        t.is(fund.difference, 0);
        const short: Row[] = plain.find((one: { FundID: number }) => one.FundID === fund.FundID)?.rows ?? [];
        t.deepEqual(
          short.map(({ account, debit, credit }) => [account, debit, credit]),
          rows
            .filter(({ debit, credit }) => debit + credit > 0)
            .map((row) => [row.account, row.debit, row.credit]),
          `${said}: with days and without`,
        );
        const moved = movement.funds.find((one: { FundID: number }) => one.FundID === fund.FundID);
        t.is(
          sum(moved.opening.map(({ amount }: Line) => amount)),
          paisa(fund.beginning),
          `${said}: movement`,
        );
        const earned = income.funds.find((one: { FundID: number }) => one.FundID === fund.FundID);
        t.is(paisa(earned?.afterTransfers ?? 0), paisa(fund.surplus), `${said}: income`);
      }
      if (fundId !== undefined) continue;
      const { together } = position;
      const all: Row[] = trial.flatMap(({ rows }: { rows: Row[] }) => rows);
      t.is(paisa(together.beginning), credits(all.filter(isFund)), said);
      t.is(paisa(together.surplus), credits(all.filter(isEarned)), said);
      t.is(paisa(together.surplus), paisa(income.together.afterTransfers), said);
      t.is(together.difference, 0);
    }
}

/** All that the position says, so that years may be closed and opened without a figure moving. */
const told = () =>
  Promise.all(DAYS.map((to) => school.client.get('/api/accounts/financial_position', { to })));

test.serial(
  'the beginning of a year and its surplus are the trial balance, with years open, closed and opened again',
  async (t) => {
    t.timeout(60_000);
    await hold(t, 'open');
    const before = await told();
    let locked = '';
    for (const [id, month] of [
      [1, '202506'],
      [2, '202606'],
    ] as const) {
      for (const each of MONTHS.filter((one) => one <= month && one > locked))
        await school.client.command(`/api/accounts/periods/${each}/lock`, { level: 'soft' });
      locked = month;
      await act(id, 'close');
      await hold(t, `year ${id} closed`);
      t.deepEqual(await told(), before);
    }
    await act(2, 'reopen', { reason: 'নিরীক্ষকের সংশোধনী' });
    await hold(t, 'year 2 opened again');
    t.deepEqual(await told(), before);
    await act(2, 'close');
    await hold(t, 'both closed');
    t.deepEqual(await told(), before);
  },
);

test.serial(
  'the trial balance of a closed year stands without what closed it, and with it when that is asked for',
  async (t) => {
    const asked = { from: '2025-07-01', asOf: '2026-06-30' };
    const { data, closing } = await school.client.get('/api/accounts/trial_balance', asked);
    t.is(closing, 'without');
    const earned = (funds: { rows: Row[] }[]) => funds.flatMap(({ rows }) => rows).filter(isEarned);
    t.true(earned(data).some(({ debit, credit }) => debit + credit > 0));
    const closed = await school.client.get('/api/accounts/trial_balance', { ...asked, closing: 'with' });
    t.is(closed.closing, 'with');
    t.true(earned(closed.data).every(({ debit, credit }) => debit === 0 && credit === 0));
    for (const funds of [data, closed.data]) for (const { debit, credit } of funds) t.is(debit, credit);
    const later = await school.client.get('/api/accounts/trial_balance', { asOf: '2026-09-30' });
    t.false('closing' in later, 'nothing closed the year that runs');
  },
);
