import { type CommandOf, paisa } from '@madrasah/events';
import type { FundTransferAsked, transferCommands } from '@madrasah/events/vouchers';
import type { Confirmed } from '../approvals/steps.ts';
import { filesStream } from '../files/state.ts';
import { type DecisionContext, type Step, stepOn } from '../kernel/desk.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { chartStream } from '../ledger/chart/state.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../ledger/journal/state.ts';
import type { IsBill } from './marks.ts';
import { type PostContra, postContra } from './posting/post-contra.ts';
import { type PostVoucher, postVoucher } from './posting/post-voucher.ts';
import { type TransferFunds, transferFunds } from './posting/transfer-funds.ts';

/** Whether a file is a bill, as far as a decision sees. */
export const isBillIn =
  ({ look }: Pick<DecisionContext, 'look'>): IsBill =>
  (fileId) => {
    const file = look(filesStream).files.get(fileId);
    return file?.use === 'bill' && !file.withdrawn;
  };

/** A decision over the books, which may look at bills, as a step over the journal. */
export const overVouchers = (
  decide: (books: Books, isBill: IsBill, context: DecisionContext) => Decided,
  reads: readonly StreamKind[] = [],
): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) =>
      decide({ journal, chart: context.look(chartStream), today: context.today }, isBillIn(context), context),
    [chartStream, filesStream, ...reads],
  );

/** A credit or debit voucher. */
export const voucher = (command: PostVoucher) =>
  overVouchers((books, isBill) => postVoucher(books, command, isBill));
/** Money from one account to another. */
export const contra = (command: PostContra) => overVouchers((books) => postContra(books, command));
/** Money that was lent comes back to its fund: it needs nobody besides. */
const repaid = (command: TransferFunds) => overVouchers((books) => transferFunds(books, command));

/** A contra of one fund or several, or a transfer between funds, as the form asks for it; gifts and loans may wait. */
export function balanceTransfer(
  asked: Confirmed<FundTransferAsked>,
  command: CommandOf<typeof transferCommands.transferBalance>,
  noteId: number | null,
): Step<JournalState> {
  const { kind, on, fromFund, fromAccount, toFund, toAccount } = command;
  const amount = paisa(command.amount);
  const between = { on, fromFund, toFund, moneyAccount: fromAccount, toAccount, amount, noteId };
  if (kind === 'repay') return repaid({ kind, ...between });
  if (kind !== 'contra') return asked.step({ kind, ...between });
  const lines = command.lines.length > 0 ? command.lines : [{ fundId: fromFund, amount }];
  return contra({ fromAccount, toAccount, on, lines, noteId });
}
