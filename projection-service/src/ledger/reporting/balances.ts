import { eventCatalogue, journalEventTypes, movesMoney, paisa } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { defineProjector, type Handler } from '../../kernel/projecting/index.ts';
import { postingsIn } from '../books/entry-facts.ts';
import { dayOf } from './postings-by.ts';

/** What was posted to an account of a fund in a month, both sides in paisa: `balances`. */
export interface MonthOfAccount {
  readonly fundId: number;
  /** `sl:<SubLedgerID>`, or an account that every school has: `sys:receivable`, … */
  readonly account: string;
  /** 0 for an account that every school has. */
  readonly subLedgerId: number;
  /** `YYYY-MM` */
  readonly month: string;
  readonly debit: number;
  readonly credit: number;
}

const keyOf = (fundId: number, account: string, month: string) => `${fundId}_${account}_${month}`;

const posting: Handler<MonthOfAccount> = {
  keys(event) {
    const month = dayOf(event).slice(0, 7);
    return postingsIn(event).map(({ fund, account }) => keyOf(fund, account, month));
  },
  fold(before, event, key) {
    const month = dayOf(event).slice(0, 7);
    const own = postingsIn(event).filter(({ fund, account }) => keyOf(fund, account, month) === key);
    return own.reduce<MonthOfAccount | undefined>(
      (sums, { fund: fundId, account, debit, credit }) => ({
        ...{ fundId, account, subLedgerId: subLedgerOf(account) ?? 0, month },
        debit: paisa((sums?.debit ?? 0) + debit),
        credit: paisa((sums?.credit ?? 0) + credit),
      }),
      before,
    );
  },
};

const moving = [...eventCatalogue.values()].filter(
  (definition) => journalEventTypes.has(definition.type) && movesMoney(definition),
);

/** The months of each account, by fund: the sum of all months is the trial balance. */
export const balancesProjector = defineProjector<MonthOfAccount>({
  name: 'balances',
  version: 1,
  collection: 'balances',
  indexes: [{ month: 1 }, { fundId: 1, account: 1, month: 1 }],
  on: Object.fromEntries(moving.map(({ type }) => [type, posting])),
});
