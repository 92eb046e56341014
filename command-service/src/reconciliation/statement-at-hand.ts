import { isRefusal, type Refusal } from '@madrasah/events';
import { chartedInBoth } from '@madrasah/events/ledger';
import { refuseReconciliation as refuse } from '@madrasah/events/reconciliation';
import { isCounted } from '../ledger/chart/lookups.ts';
import type { ChartState, SubLedger } from '../ledger/chart/state.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import type { BankStatement } from '../ledger/journal/facts/reconciled-facts.ts';
import { moneyAccount } from '../ledger/journal/rules/checks.ts';

/** A bank or a wallet of the chart, or the refusal. */
export function bankAccount(chart: ChartState, subLedgerId: number): SubLedger | Refusal {
  const account = moneyAccount(chart, subLedgerId);
  if (isRefusal(account) || !isCounted(chart, account)) return account;
  return refuse('reconciliation.counted', { account: chartedInBoth(account) });
}

/** A statement that stands. */
export function statementAt({ journal }: Books, statementId: number): BankStatement | Refusal {
  return journal.bankStatements.get(statementId) ?? refuse('reconciliation.not-found');
}

/** A statement that is still being reconciled. */
export function openStatement(books: Books, statementId: number): BankStatement | Refusal {
  const statement = statementAt(books, statementId);
  return !isRefusal(statement) && statement.locked ? refuse('reconciliation.already-locked') : statement;
}
