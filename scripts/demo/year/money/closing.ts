import {
  closingCommands,
  dayReopenings,
  NOTE_VALUES,
  periodCommands,
  type Resolution,
  reopenClosedDay,
  yearCommands,
} from '@madrasah/events/closing';
import { accountingYears } from '@madrasah/events/ledger';
import { ACCOUNTANT, CASHIER, MUHTAMIM } from '../../invented/logins.ts';
import type { YearOfAccounts } from '../../plan/years.ts';
import type { Clerk } from '../clerk.ts';
import type { Chart } from './chart.ts';

/** Days, months and years of the books are closed. */
export class Closing {
  readonly #clerk: Clerk;
  readonly #chart: Chart;

  constructor(clerk: Clerk, chart: Chart) {
    this.#clerk = clerk;
    this.#chart = chart;
  }

  /** The cashier counts the drawer. @param over taka that lie there above the books; below zero: that are missing */
  async day(on: string, over = 0): Promise<void> {
    const notes = notesOf(Math.max(0, this.#inDrawer() + over));
    await this.#clerk.send(closingCommands.closeDay, { account: this.#drawer, on, notes }, {}, CASHIER);
  }

  /** A second person says where a difference goes. */
  async resolve(on: string, to: Resolution, reason: string): Promise<void> {
    const body = { account: this.#drawer, on, to, reason };
    await this.#clerk.send(closingCommands.resolveDifference, body, {}, ACCOUNTANT);
  }

  /** The last closed day is opened again, once the muhtamim has agreed. */
  async reopen(on: string, reason: string): Promise<void> {
    const body = { account: this.#drawer, on, reason };
    const { id } = await this.#clerk.send(reopenClosedDay, body, {}, CASHIER);
    await this.#clerk.send(dayReopenings.approve, {}, { id: String(id) }, MUHTAMIM);
  }

  /** Somebody looks into the drawer between two closes; nothing is closed by it. */
  async surprise(): Promise<void> {
    const body = { account: this.#drawer, notes: notesOf(this.#inDrawer()) };
    await this.#clerk.send(closingCommands.countCash, body, {}, ACCOUNTANT);
  }

  /** @param month 2026-04 */
  async lock(month: string): Promise<void> {
    const id = month.replace('-', '');
    await this.#clerk.send(periodCommands.lockPeriod, { level: 'soft' }, { id }, ACCOUNTANT);
  }

  /** Signs a year off whose months are locked. */
  async year(yearId: number): Promise<void> {
    await this.#clerk.send(yearCommands.closeYear, {}, { id: String(yearId) }, ACCOUNTANT);
  }

  /** @returns its id */
  addYear(year: YearOfAccounts): Promise<number> {
    return this.#clerk.add(accountingYears.commands.add, { ...year });
  }

  get #drawer(): number {
    return this.#chart.accounts.cash.subLedgerId;
  }

  /** Whole taka: nobody pays paisa in cash here. */
  #inDrawer(): number {
    const funds = Object.values(this.#chart.funds);
    return Math.floor(funds.reduce((sum, fund) => sum + this.#clerk.held(this.#drawer, fund), 0) / 100);
  }
}

/** The fewest notes that make a sum of taka. */
function notesOf(taka: number): Record<string, number> {
  let left = taka;
  const notes: Record<string, number> = {};
  for (const value of NOTE_VALUES) {
    const count = Math.floor(left / value);
    if (count > 0) notes[value] = count;
    left -= count * value;
  }
  return notes;
}
