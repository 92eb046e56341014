import { LEDGER_CLASS, subLedgerOf } from '@madrasah/events/ledger';
import type { Books } from '../ledger/journal/facts/index.ts';
import { broughtOverKey } from '../ledger/journal/folding/openings.ts';
import { daysOf } from '../ledger/journal/rules/money-rule.ts';

/**
 * Whether no entry of money stands but balances that were brought over: no receipt, no voucher, and in no money account
 * anything else on any day. Then the only person of a school needs nobody to bring balances over, or to take them back.
 */
export function onlyOpeningsStand({ journal, chart }: Pick<Books, 'journal' | 'chart'>): boolean {
  const isMoney = (account: string) =>
    chart.subLedgers.get(subLedgerOf(account) ?? 0)?.class === LEDGER_CLASS.money;
  const papers = [...journal.receipts.values(), ...journal.vouchers.values()];
  if (papers.some(({ reversed }) => !reversed)) return false;
  return [...journal.balances.entries()].every(
    ([key, balance]) =>
      !isMoney(key.split('|')[0] as string) ||
      daysOf(balance).every(
        ([day, change]) => change === (journal.broughtOver.get(broughtOverKey(key, day)) ?? 0),
      ),
  );
}
