import {
  type DataOf,
  type EventDraft,
  isRefusal,
  type Refusal,
  refuse as refuseAnything,
} from '@madrasah/events';
import { type ContraPosted, type FundsTransferred, mirrored, type Posting } from '@madrasah/events/ledger';
import {
  ContraReversed,
  FundsTransferReversed,
  refuseVouchers as refuse,
  type TransferReversalAsked,
  type WalletSettled,
  WalletSettlementReversed,
} from '@madrasah/events/vouchers';
import { needsSecondPerson } from '../../approvals/steps.ts';
import type { Books } from '../../ledger/journal/facts/index.ts';
import type { Transferred } from '../../ledger/journal/facts/transfer-facts.ts';
import { transferKey } from '../../ledger/journal/folding/transfers.ts';
import { shownTransfers } from '../../ledger/journal/numbering.ts';
import { touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { closedFault } from '../../ledger/journal/rules/locks.ts';
import { mirrorDay } from '../../ledger/journal/rules/mirror-day.ts';

/** What a transfer said, as it was recorded. */
export type SaidTransfer = DataOf<typeof ContraPosted | typeof FundsTransferred | typeof WalletSettled>;

type Back = Omit<
  DataOf<typeof ContraReversed>,
  'contraId' | 'contraNo' | 'fromAccount' | 'toAccount' | 'lines'
>;

/** A transfer that stands, or the refusal. */
export function standingTransfer({ journal }: Pick<Books, 'journal'>, { what, id }: TransferReversalAsked) {
  const transfer = journal.transfers.get(transferKey(what, id));
  if (!transfer) return refuse('vouchers.transfer-not-found');
  return transfer.reversed ? refuse('vouchers.transfer-reversed-already') : transfer;
}

/**
 * Takes a contra, a transfer between funds or a wallet settlement back as a whole (ACCOUNTING 3.1), while its money is
 * there, on its own day while that is open; once an account of it has closed its day, with a second person. Pure.
 */
export function reverseTransfer(
  books: Books,
  command: TransferReversalAsked,
  said: SaidTransfer | undefined,
) {
  const transfer = standingTransfer(books, command);
  if (isRefusal(transfer)) return transfer;
  if (!said) return refuseAnything('conflict.changed');
  const repaid = repaidFault(books, transfer, said);
  if (repaid) return repaid;
  const postings: readonly Posting[] = mirrored(said.postings);
  const day = mirrorDay(books, transfer.on, postings);
  if (isRefusal(day)) return day;
  const drafts = [draftOf(said, { ...day, noteId: command.noteId, postings: [...postings] })];
  const closed = closedFault(books, transfer.on, touchedBy(books, postings).accounts);
  return closed ? needsSecondPerson(drafts) : drafts;
}

/** A loan of which a part was repaid is taken back after its repayments are. */
function repaidFault(
  { journal, chart }: Books,
  { kind, pair }: Transferred,
  said: SaidTransfer,
): Refusal | undefined {
  if (kind !== 'loan' || !('amount' in said) || (journal.loans.get(pair) ?? 0) >= said.amount)
    return undefined;
  const repayments = [...journal.transfers.values()].filter(
    (other) => other.kind === 'repay' && other.pair === pair && !other.reversed,
  );
  return refuse('vouchers.loan-repaid', { numbers: shownTransfers(chart, 'transfer', repayments) });
}

function draftOf(said: SaidTransfer, back: Back): EventDraft {
  if ('contraId' in said) {
    const { contraId, contraNo, fromAccount, toAccount, lines } = said;
    return ContraReversed({
      contraId,
      contraNo,
      fromAccount: toAccount,
      toAccount: fromAccount,
      lines,
      ...back,
    });
  }
  if ('transferId' in said) {
    const { transferId, transferNo, kind, amount, fromFund, toFund, moneyAccount, toAccount } = said;
    const otherWay = { fromFund: toFund, toFund: fromFund, moneyAccount: toAccount, toAccount: moneyAccount };
    return FundsTransferReversed({ transferId, transferNo, kind, amount, ...otherWay, ...back });
  }
  const { settlementId, wallet, bank, lines, received, charge, chargeFund } = said;
  return WalletSettlementReversed({
    settlementId,
    wallet,
    bank,
    lines,
    received,
    charge,
    chargeFund,
    ...back,
  });
}
