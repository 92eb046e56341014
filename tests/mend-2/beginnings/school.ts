import type { House } from '../house/house.ts';
import type { Person } from '../house/person.ts';
import type { School } from '../house/school.ts';
import { approve, open } from './books.ts';
import { type Chart, type MoneyAccount, makeChart } from './chart.ts';
import { admit, type Class, makeClass, type Student, setMonths, setPrice } from './roll.ts';

/** A school with an accountant, who does, and a muhtamim, who approves; both were given their logins by the first. */
export interface Begun {
  readonly school: School;
  readonly accountant: Person;
  readonly muhtamim: Person;
  readonly chart: Chart;
}

/** Founds a school whose books begin on a day. @param bank and cash, in taka of the general fund, as they stood then */
export async function begin(
  house: House,
  { on = '2026-11-01', bank = 5000, cash = 0 }: { on?: string; bank?: number; cash?: number } = {},
): Promise<Begun> {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const held = ({ Account: SLID }: MoneyAccount, amount: number) =>
    amount > 0 ? [{ SLID, FundID: chart.G, amount }] : [];
  await open(accountant, muhtamim, { on, accounts: [...held(chart.bank, bank), ...held(chart.cash, cash)] });
  return { school, accountant, muhtamim, chart };
}

/** A class whose months begin on the day of `first`, with a monthly tuition and one student. */
export async function beginClass(
  { accountant, chart }: Pick<Begun, 'accountant' | 'chart'>,
  { first, tuition = 800 }: { readonly first: string; readonly tuition?: number },
): Promise<{ readonly place: Class; readonly student: Student }> {
  const place = await makeClass(accountant);
  await setMonths(accountant, place, first);
  await setPrice(accountant, place, chart.tuition, tuition, first);
  return { place, student: await admit(accountant, place, 'আব্দুল্লাহ') };
}

/** Charges a month of a class. */
export const charge = (by: Person, { SessionID, ClassID }: Class, MonthID: number) =>
  by.post('/api/accounts/charge_runs', { SessionID, ClassID, SFGNID: 2, MonthID });

export const lock = (by: Person, month: number, level: 'soft' | 'hard' = 'soft') =>
  by.post(`/api/accounts/periods/${month}/lock`, { level });

/** A journal voucher that waits. @returns the id of its request */
export async function askJournal(by: Person, chart: Chart, on: string, taka: number): Promise<number> {
  const lines = [
    { SLID: chart.electricity, debit: taka },
    { SLID: chart.loan, credit: taka },
  ];
  return (await by.done('/api/accounts/journal_vouchers', { FundID: chart.G, on, reason: 'বিল', lines })).id;
}

export const approveJournal = (by: Person, id: number) => approve(by, 'journal_vouchers', id);

export interface Entry {
  readonly revision: number;
  readonly on: string;
  readonly type: string;
}

/** The entries of a school's journal, in the order of recording; of one type, where said. */
export async function entries(by: Person, type?: string): Promise<readonly Entry[]> {
  const all: readonly Entry[] = await by.read('/api/accounts/journal?limit=200');
  return all
    .filter((entry) => type === undefined || entry.type === type)
    .toSorted((one, other) => one.revision - other.revision);
}

/** The days of the entries of a type. */
export const daysOfType = async (by: Person, type: string): Promise<readonly string[]> =>
  (await entries(by, type)).map(({ on }) => on);
