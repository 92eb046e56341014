import { type EventDraft, isRefusal, paisa, type Refusal } from '@madrasah/events';
import { AdvanceApplied, applicationPostings } from '@madrasah/events/fees';
import { chartedInBoth, entry, LEDGER_CLASS, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { mayHold } from '../ledger/chart/lookups.ts';
import type { SubLedger } from '../ledger/chart/state.ts';
import { advanceKey, balanceKey } from '../ledger/journal/apply-postings.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import {
  type EntryDay,
  firstOpenDay,
  movedTo,
  notOpen,
  type Touched,
} from '../ledger/journal/rules/day-for.ts';
import { firstDayWith, lowestFrom } from '../ledger/journal/rules/money-rule.ts';
import type { Application } from '../ledger/journal/state.ts';
import {
  type Before,
  type TrialBalances,
  trialAdvances,
  trialMoney,
} from '../ledger/journal/trial-balances.ts';

/** A charge that an advance may pay. */
export interface Payable {
  readonly itemId: number;
  readonly fundId: number;
  readonly due: number;
  /** The business day since which it is due as it stands. */
  readonly dueSince: string;
}

export type AppliedLine = Omit<Application, 'applicationId' | 'on'>;

/** An application with its day; `wanted` where not all is open on that or the money not there. */
interface Dated {
  readonly line: AppliedLine;
  readonly day: EntryDay;
}

/** Where the money changes its fund (null: it does not), and the first day on which it can. */
interface Passage {
  readonly via: number | null;
  readonly day: EntryDay;
}

/**
 * Applies open advances as soon as a charge exists, each on the latest of: the day since which the charge is due, the
 * day on which the advance came in, and, where money changes its fund, the first day on which the giving account is
 * open and has it to the end (ACCOUNTING 3.1). A day that is not open moves on to the first that is. So no advance is
 * below zero on any day of the books.
 */
export class AdvanceApplier {
  readonly #books: Books;
  readonly #advances: TrialBalances;
  readonly #money: TrialBalances;
  readonly #funds: ReadonlyMap<number, ReadonlySet<number>>;
  #nextId: number;

  /** @param before entries of the same decision that stand in front of the applications */
  constructor(books: Books, ...before: readonly Before[]) {
    this.#books = books;
    this.#advances = trialAdvances(books.journal, before);
    this.#money = trialMoney(books, before);
    this.#funds = fundsOf(before);
    this.#nextId = next(books.journal, 'application');
  }

  /** The events for one student, one a day; none where there is no advance or no money account can give it. */
  apply(userId: number, payables: readonly Payable[]): EventDraft[] {
    const funds = new Set([
      ...(this.#books.journal.advances.get(userId)?.keys() ?? []),
      ...(this.#funds.get(userId) ?? []),
    ]);
    const dated: Dated[] = [];
    for (const payable of payables) {
      let rest = payable.due;
      for (const fundId of funds)
        for (let part = this.#part(userId, fundId, payable, rest); part; ) {
          dated.push(part);
          rest = paisa(rest - part.line.amount);
          part = this.#part(userId, fundId, payable, rest);
        }
    }
    const days = Map.groupBy(dated, ({ day: { on, wanted = on } }) => `${on}|${wanted}`);
    return [...days]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, parts]) => this.#applied(userId, parts as [Dated, ...Dated[]]));
  }

  #applied(userId: number, parts: readonly [Dated, ...Dated[]]): EventDraft {
    const [{ day }] = parts;
    const lines = parts.map(({ line }) => line);
    const postings = entry(lines.flatMap((line) => applicationPostings(userId, line)));
    const firstApplicationId = this.#nextId;
    this.#nextId += lines.length;
    return AdvanceApplied({ firstApplicationId, ...day, userId, lines, postings });
  }

  /** What an advance pays of a charge on the first day on which it can: part of it may have come in later. */
  #part(userId: number, advanceFundId: number, payable: Payable, rest: number): Dated | undefined {
    const key = advanceKey(userId, advanceFundId);
    const balance = this.#advances.of(key);
    const wanted = rest > 0 ? firstDayWith(balance, payable.dueSince, 1) : undefined;
    if (wanted === undefined) return undefined;
    const { itemId, fundId } = payable;
    const amount = Math.min(rest, lowestFrom(balance, wanted).amount);
    const passage = this.#passage(userId, { from: advanceFundId, to: fundId, amount }, wanted);
    if (!passage) return undefined;
    const { via, day } = passage;
    const { on } = day;
    this.#advances.change(key, on, -amount);
    if (via !== null) {
      this.#money.change(balanceKey(subLedgerAccount(via), advanceFundId), on, -amount);
      this.#money.change(balanceKey(subLedgerAccount(via), fundId), on, amount);
    }
    return { line: { itemId, amount, fundId, advanceFundId, moneyAccount: via }, day };
  }

  #passage(userId: number, money: Passing, since: string): Passage | undefined {
    const { from, to } = money;
    if (from === to) {
      const day = this.#openDay(since, { accounts: [], funds: [to] });
      return day && { via: null, day };
    }
    for (const account of this.#candidates(userId)) {
      const day = mayHold(account, to) ? this.#givingDay(account, money, since) : undefined;
      if (day) return { via: account.subLedgerId, day };
    }
    return undefined;
  }

  /** The first day on which an account is open and has the money from then on. */
  #givingDay(account: SubLedger, { from, to, amount }: Passing, since: string): EntryDay | undefined {
    const { subLedgerId } = account;
    const balance = this.#money.of(balanceKey(subLedgerAccount(subLedgerId), from));
    const touched = { accounts: [subLedgerId], funds: [from, to] };
    for (let day = since; ; ) {
      const open = this.#openDay(day, touched);
      const there = open && firstDayWith(balance, open.on, amount);
      if (!open || there === undefined) return undefined;
      if (there > open.on) day = there;
      else if (day === since) return open;
      else return movedTo(open.on, since, this.#stopped(account, from, since, touched));
    }
  }

  /** Why an account gives nothing on a day. */
  #stopped(account: SubLedger, fundId: number, day: string, touched: Touched): Refusal {
    const balance = this.#money.of(balanceKey(subLedgerAccount(account.subLedgerId), fundId));
    const lowest = lowestFrom(balance, day);
    const fund = chartedInBoth(this.#books.chart.funds.get(fundId)) || fundId;
    const short = { fund, account: chartedInBoth(account), day: lowest.day, balance: lowest.amount };
    return notOpen(this.#books, day, touched) ?? refuseLedger('ledger.fund-money-short', short);
  }

  #openDay(wanted: string, touched: Touched): EntryDay | undefined {
    const on = firstOpenDay(this.#books, wanted, touched);
    if (isRefusal(on)) return undefined;
    const why = on === wanted ? undefined : notOpen(this.#books, wanted, touched);
    return why ? movedTo(on, wanted, why) : { on };
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

interface Passing {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Student → funds in which entries of the same decision change his advance. */
function fundsOf(before: readonly Before[]): Map<number, Set<number>> {
  const funds = new Map<number, Set<number>>();
  for (const { account, party, fund } of before.flatMap(({ postings }) => postings))
    if (account === 'sys:open-advance' && party !== undefined)
      funds.set(party, (funds.get(party) ?? new Set()).add(fund));
  return funds;
}
