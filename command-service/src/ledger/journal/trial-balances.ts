import type { Posting } from '@madrasah/events/ledger';
import type { ChartState } from '../chart/state.ts';
import { advanceKey, balanceAfter } from './apply-postings.ts';
import { moneyChanges } from './rules/money-rule.ts';
import type { Balance, JournalState } from './shape.ts';

/** An entry of the same decision that stands in front of what is being decided. */
export interface Before {
  readonly on: string;
  readonly postings: readonly Posting[];
}

type Days = (key: string) => Balance | undefined;

/** Balances by days, and what one decision has changed in them so far; the books themselves stay as they are. */
export class TrialBalances {
  readonly #known: Days;
  readonly #changed = new Map<string, Balance>();

  constructor(known: Days) {
    this.#known = known;
  }

  of(key: string): Balance | undefined {
    return this.#changed.get(key) ?? this.#known(key);
  }

  change(key: string, day: string, amount: number): void {
    if (amount !== 0) this.#changed.set(key, balanceAfter(this.of(key), day, amount));
  }
}

/** What money accounts hold of each fund (`account|fund`), after entries of the same decision. */
export function trialMoney(
  { journal, chart }: { readonly journal: JournalState; readonly chart: ChartState },
  before: readonly Before[],
): TrialBalances {
  const money = new TrialBalances((key) => journal.balances.get(key));
  for (const { on, postings } of before)
    for (const [key, change] of moneyChanges(chart, postings)) money.change(key, on, change);
  return money;
}

/** What students hold as open advances (`UserID|fund`), after entries of the same decision. */
export function trialAdvances(journal: JournalState, before: readonly Before[]): TrialBalances {
  const advances = new TrialBalances((key) => journal.advanceDays.get(key));
  for (const { on, postings } of before)
    for (const { account, party, fund, debit, credit } of postings)
      if (account === 'sys:open-advance' && party !== undefined)
        advances.change(advanceKey(party, fund), on, credit - debit);
  return advances;
}
