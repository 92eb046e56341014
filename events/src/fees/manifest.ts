import { defineManifest } from '../kernel/index.ts';
import { feeCommands } from './commands.ts';
import { feeJournalEvents } from './journal-events.ts';
import { feeQueries } from './queries.ts';
import { refundRequests } from './receipts/refunds.ts';
import { receiptReversals } from './receipts/reversals.ts';
import { refuse } from './refusals.ts';
import { feeReports, feeReportsOfAccounts } from './reports/index.ts';
import { feeGroupNames, feeHeads, feePriceEvents } from './setup/index.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const fees = defineManifest({
  commands: feeCommands,
  queries: feeQueries,
  events: feePriceEvents,
  entries: feeJournalEvents,
  refusals: refuse,
  texts: { bn, en },
  made: [
    refundRequests.made,
    receiptReversals.made,
    ...[feeGroupNames, feeHeads].map(({ made }) => made),
    ...[feeReports, feeReportsOfAccounts].map(({ queries }) => ({ queries: Object.values(queries) })),
  ],
});
