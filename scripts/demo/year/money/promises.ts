import { type Item, openItems } from '@madrasah/command-service';
import { addDays, toTaka } from '@madrasah/events';
import { duesCommands } from '@madrasah/events/dues';
import { CASHIER } from '../../invented/logins.ts';
import type { Clerk } from '../clerk.ts';
import type { Enrolled } from '../roll.ts';
import type { Counter } from './counter.ts';

const HUNDRED = 100_00;
/** Whoever comes brings three tenths of what he owes at least. */
const SURE = 0.3;
/** Owed enough to be spoken of; paisa. */
const MUCH = 5 * HUNDRED;

const dueOf = (items: readonly Item[]) => items.reduce((sum, { due }) => sum + due, 0);

/** By which day families say that they will pay. */
export class Promises {
  readonly #clerk: Clerk;
  readonly #counter: Counter;
  #made: Enrolled | undefined;

  constructor(clerk: Clerk, counter: Counter) {
    this.#clerk = clerk;
    this.#counter = counter;
  }

  /** The first family that owes much promises a part of it, which it will bring. */
  async promise(families: readonly Enrolled[], within: number, remark: string): Promise<void> {
    const family = families.find((one) => dueOf(this.#owed(one)) >= MUCH);
    if (!family) return;
    const sure = Math.floor((dueOf(this.#owed(family)) * SURE) / HUNDRED) * HUNDRED;
    await this.#write(family, within, { remark, amount: toTaka(Math.max(HUNDRED, sure)) });
    this.#made = family;
  }

  /** It comes and keeps its word. */
  async keep(): Promise<void> {
    if (this.#made) await this.#counter.pay(this.#made, 'promise');
  }

  /** The last family that owes much promises the oldest two of its dues. */
  async promiseOldest(families: readonly Enrolled[], within: number, remark: string): Promise<void> {
    const family = families.findLast((one) => dueOf(this.#owed(one)) >= MUCH);
    if (!family) return;
    const items = this.#owed(family)
      .slice(0, 2)
      .map(({ itemId }) => itemId);
    await this.#write(family, within, { remark, items });
  }

  #owed({ userId }: Enrolled): Item[] {
    return openItems(this.#clerk.journal, userId);
  }

  async #write({ admissions }: Enrolled, within: number, more: object): Promise<void> {
    const promisedOn = addDays(this.#clerk.today, within);
    const about = { AdmissionID: admissions.newer ?? admissions.older, promisedOn, ...more };
    await this.#clerk.send(duesCommands.promisePayment, about, {}, CASHIER);
  }
}
