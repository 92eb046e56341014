import { isRefusal, paisa, type Refusal, sumPaisa } from '@madrasah/events';
import { DIRECTION, LEDGER_CLASS, refuseLedger } from '@madrasah/events/ledger';
import { refuseVouchers as refuse } from '@madrasah/events/vouchers';
import { type ApprovalContext, needsSecondPerson } from '../approvals/steps.ts';
import { subLedgerAt } from '../ledger/chart/lookups.ts';
import { TrialBooks } from '../ledger/journal/after.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { postJournalVoucher } from './journal/post.ts';
import { postVoucher } from './posting/post-voucher.ts';
import { recoverAdvance } from './staff-advances.ts';

export interface PaySalary {
  readonly userId: number;
  readonly fundId: number;
  readonly on: string;
  /** The head of expense, and the liability that what is not paid yet stands in. */
  readonly salaryHead: number;
  readonly payableHead: number;
  /** What he earns, and what of it absence takes, in paisa. */
  readonly gross: number;
  readonly absence: number;
  /** His advances, and what this salary gives back of each. */
  readonly recovered: readonly { readonly advanceId: number; readonly amount: number }[];
  readonly paid: { readonly moneyAccount: number; readonly amount: number } | null;
  readonly noteId: number | null;
}

/**
 * বেতন / ওযীফা (W23): what was earned becomes a debt, advances are taken off it, and what is paid leaves by a debit
 * voucher; the rest stays owed. Zakat pays no salary. As every journal voucher, with a second person.
 */
export function paySalary(books: Books, command: PaySalary, context: ApprovalContext) {
  const { fundId, on, payableHead, paid, noteId } = command;
  const net = paisa(command.gross - command.absence);
  const fault = payableFault(books, command) ?? sumsFault(net, command);
  if (fault) return fault;
  const earned = postJournalVoucher(
    books,
    {
      ...{ fundId, on, noteId },
      lines: [
        { subLedgerId: command.salaryHead, debit: net, credit: paisa(0) },
        { subLedgerId: payableHead, debit: paisa(0), credit: net },
      ],
    },
    context,
  );
  if (isRefusal(earned)) return earned;
  const trial = new TrialBooks(books);
  const drafts = [...earned.drafts];
  trial.fold(earned.drafts);
  for (const { advanceId, amount } of command.recovered) {
    const back = recoverAdvance(trial.books, { ...command, advanceId, amount });
    if (isRefusal(back)) return back;
    drafts.push(...back);
    trial.fold(back);
  }
  const lines = [{ subLedgerId: payableHead, amount: paid?.amount ?? 0 }];
  const out = { fundId, on, noteId, direction: DIRECTION.out, lines };
  const handed = paid ? postVoucher(trial.books, { ...out, moneyAccount: paid.moneyAccount }) : [];
  return isRefusal(handed) ? handed : needsSecondPerson([...drafts, ...handed]);
}

/** What is owed to a colleague stands in a liability. */
function payableFault({ chart }: Books, { payableHead }: PaySalary): Refusal | undefined {
  const head = subLedgerAt(chart, payableHead);
  if (!head) return refuseLedger('sub-ledger.not-found');
  return head.class === LEDGER_CLASS.liability
    ? undefined
    : refuseLedger('ledger.class-direction', { account: head.name });
}

/** Nobody is paid or set off more than he earned. */
function sumsFault(net: number, { recovered, paid }: PaySalary): Refusal | undefined {
  const given = sumPaisa([paid?.amount ?? 0, ...recovered.map(({ amount }) => amount)]);
  return net <= 0 || given > net ? refuse('vouchers.salary-too-much', { net: Math.max(0, net) }) : undefined;
}
