import { defineManifest } from '../kernel/index.ts';
import { accountingYears } from './accounting-years.ts';
import { chartEvents } from './chart-events.ts';
import { ledgerCommands } from './commands.ts';
import { ledgerJournalEvents } from './journal-events.ts';
import { ledgerQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { ledgerStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const ledger = defineManifest({
  commands: ledgerCommands,
  queries: ledgerQueries,
  events: chartEvents,
  entries: ledgerJournalEvents,
  streams: ledgerStreams,
  refusals: refuse,
  texts: { bn, en },
  made: [accountingYears].map(({ made }) => made),
});
