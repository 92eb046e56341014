import { defineManifest } from '../kernel/index.ts';
import { journalReversals, reverseJournalVoucher, voucherReversals } from './changes/reversals.ts';
import { voucherRevisions } from './changes/revisions.ts';
import { reverseTransfer, transferReversals } from './changes/transfer-reversals.ts';
import { settleCashierDebt } from './colleagues/commands.ts';
import { voucherCommands } from './commands.ts';
import { voucherEntries } from './entries/journal-events.ts';
import { furtherCommands, journalVoucherRequests } from './further-commands.ts';
import { voucherQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { transferCommands, transferRequests, withdrawTransferRequest } from './transfer-commands.ts';

export const vouchers = defineManifest({
  commands: {
    ...voucherCommands,
    ...transferCommands,
    ...furtherCommands,
    reverseJournalVoucher,
    reverseTransfer,
    settleCashierDebt,
    withdrawTransferRequest,
  },
  queries: voucherQueries,
  entries: voucherEntries,
  refusals: refuse,
  made: [
    ...[journalVoucherRequests, journalReversals, voucherReversals, voucherRevisions],
    ...[transferRequests, transferReversals],
  ].map(({ made }) => made),
  texts: { bn, en },
});
