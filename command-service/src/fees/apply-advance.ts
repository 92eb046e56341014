import { type EventDraft, paisa } from '@madrasah/events';
import { AdvanceApplied, applicationPostings } from '@madrasah/events/fees';
import { entry, LEDGER_CLASS, type Posting, subLedgerAccount } from '@madrasah/events/ledger';
import { mayHold } from '../ledger/chart/lookups.ts';
import type { SubLedger } from '../ledger/chart/state.ts';
import { balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { isOpenOn } from '../ledger/journal/rules/locks.ts';
import { lowestFrom, moneyChanges } from '../ledger/journal/rules/money-rule.ts';
import type { Application } from '../ledger/journal/state.ts';

/** A charge that an advance may pay. */
export interface Payable {
  readonly itemId: number;
  readonly fundId: number;
  readonly due: number;
  /** The business day since which it is due as it stands. */
  readonly dueSince: string;
}

export type AppliedLine = Omit<Application, 'applicationId'>;

/**
 * Applies open advances as soon as a charge exists, so that an advance and a due never stand side by side. Dated
 * today also for a charge of an earlier day: the advance may not have been there then. A clock that was set back
 * dates none before its charge.
 */
export class AdvanceApplier {
  readonly #books: Books;
  readonly #before: readonly Posting[];
  /** What the same decision has moved so far, by `account|fund`. */
  readonly #moved: Map<string, number>;
  #nextId: number;

  /** @param before an entry of the same decision that stands in front of the applications */
  constructor(books: Books, before: readonly Posting[] = []) {
    this.#books = books;
    this.#before = before;
    this.#moved = moneyChanges(books.chart, before);
    this.#nextId = next(books.journal, 'application');
  }

  /** The event for one student; undefined where there is no advance or no money account can give it. */
  apply(userId: number, payables: readonly Payable[]): EventDraft | undefined {
    const advances = this.#advancesOf(userId);
    const lines: AppliedLine[] = [];
    let on = this.#books.today;
    for (const { itemId, fundId, due, dueSince } of payables) {
      let rest = due;
      for (const [advanceFundId, held] of advances) {
        const amount = Math.min(rest, held);
        const via = amount > 0 ? this.#via(userId, advanceFundId, fundId, amount) : undefined;
        if (via === undefined) continue;
        lines.push({ itemId, amount, fundId, advanceFundId, moneyAccount: via });
        if (dueSince > on) on = dueSince;
        advances.set(advanceFundId, paisa(held - amount));
        rest -= amount;
      }
    }
    if (lines.length === 0) return undefined;
    const postings = entry(lines.flatMap((line) => applicationPostings(userId, line)));
    const firstApplicationId = this.#nextId;
    this.#nextId += lines.length;
    return AdvanceApplied({ firstApplicationId, on, userId, lines, postings });
  }

  #advancesOf(userId: number): Map<number, number> {
    const advances = new Map(this.#books.journal.advances.get(userId));
    for (const { account, party, fund, debit, credit } of this.#before)
      if (account === 'sys:open-advance' && party === userId)
        advances.set(fund, paisa((advances.get(fund) ?? 0) + credit - debit));
    return advances;
  }

  /** null within one fund; else the account through which the money changes its fund; undefined when none can. */
  #via(userId: number, from: number, to: number, amount: number): number | null | undefined {
    if (from === to) return null;
    for (const account of this.#candidates(userId)) {
      const key = balanceKey(subLedgerAccount(account.subLedgerId), from);
      const there = lowestFrom(this.#books.journal.balances.get(key), this.#books.today).amount;
      const moved = this.#moved.get(key) ?? 0;
      if (!mayHold(account, to) || there + moved < amount || !this.#takesEntries(account)) continue;
      this.#moved.set(key, moved - amount);
      return account.subLedgerId;
    }
    return undefined;
  }

  /** An account that has closed the day gives nothing more of it. */
  #takesEntries({ subLedgerId }: SubLedger): boolean {
    return isOpenOn(this.#books.journal, subLedgerId, this.#books.today);
  }

  /** The account the advance came in through first, then the others. */
  #candidates(userId: number): SubLedger[] {
    const { journal, chart } = this.#books;
    const first = journal.advanceAccounts.get(userId);
    const money = [...chart.subLedgers.values()].filter((account) => account.class === LEDGER_CLASS.money);
    return money.sort(
      (one, other) => Number(other.subLedgerId === first) - Number(one.subLedgerId === first),
    );
  }
}
