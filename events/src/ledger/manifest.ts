import { defineManifest } from '../kernel/index.ts';
import { accountingYears, funds, generalLedgers, receiptBooks, subLedgers } from './chart/index.ts';
import { ledgerCommands } from './commands.ts';
import { ledgerJournalEvents } from './journal-events.ts';
import { importOldDues, oldDuesTemplate } from './opening/old-dues-file.ts';
import {
  askedOpening,
  changeOpening,
  openingRequests,
  recordOpening,
  withdrawOpening,
} from './opening/opening-balances.ts';
import { importOpening, openingTemplate } from './opening/opening-file.ts';
import { openingReversals, reverseOpening } from './opening/opening-reversals.ts';
import { ledgerQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { ledgerStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const ledger = defineManifest({
  commands: {
    ...ledgerCommands,
    ...{ recordOpening, changeOpening, withdrawOpening, reverseOpening, importOpening },
    importOldDues,
  },
  queries: { ...ledgerQueries, askedOpening, openingTemplate, oldDuesTemplate },
  entries: ledgerJournalEvents,
  streams: ledgerStreams,
  refusals: refuse,
  texts: { bn, en },
  made: [
    ...[funds, generalLedgers, subLedgers, accountingYears, receiptBooks, openingRequests],
    openingReversals,
  ].map(({ made }) => made),
});
