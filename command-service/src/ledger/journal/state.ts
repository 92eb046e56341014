import { streams } from '@madrasah/events';
import type { NewTable } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../../kernel/stream.ts';
import { chartStream } from '../chart/state.ts';
import { evolveJournal } from './evolve.ts';
import { journalReferences } from './folding/references.ts';
import { voucherLayout } from './folding/vouchers.ts';
import { itemLayout, receiptLayout } from './layouts.ts';
import { entryFault } from './rules/entry-fault.ts';
import type { JournalState } from './shape.ts';

export type * from './shape.ts';

const initial = (table: NewTable): JournalState => ({
  balances: table(),
  items: table(itemLayout),
  itemsOf: table(),
  advances: table(),
  advanceDays: table(),
  advanceAccounts: table(),
  paidOn: table(),
  applications: table(),
  receipts: table(receiptLayout),
  transactions: table(),
  leaves: table(),
  sittings: table(),
  awaited: table(),
  vouchers: table(voucherLayout),
  marks: table(),
  journalVouchers: table(),
  openings: table(),
  staffAdvances: table(),
  cashierDebts: table(),
  payrolls: table(),
  salaries: table(),
  salaryPayments: table(),
  chargeRuns: table(),
  repricings: table(),
  chargedAdmissions: table(),
  transfers: table(),
  donations: table(),
  giftMarks: table(),
  loans: table(),
  approvals: table(),
  markedConfirmations: table(),
  broughtOver: table(),
  writeOffs: table(),
  monthAdvances: table(),
  leavings: table(),
  studentChanges: table(),
  grants: table(),
  counters: table(),
  locks: table(),
  exceptions: table(),
  closedDays: table(),
  keepers: table(),
  closedYears: table(),
  zakatEligible: table(),
  tamliks: table(),
  zakatPaid: table(),
  bankStatements: table(),
  bankLines: table(),
  bankMatches: table(),
  bankEntries: table(),
  reconciled: table(),
  bankColumns: table(),
});

/** All money of a school: one stream, one state, one order. */
export const journalStream: StreamDefinition<JournalState> = {
  category: 'journal',
  nameFor: (schoolId) => streams.journal(schoolId),
  initial,
  evolve: evolveJournal,
  stateVersion: 37,
  guard: {
    reads: [chartStream],
    refuse: (journal, drafts, { look, today }) =>
      entryFault({ journal, chart: look(chartStream), today }, drafts),
  },
  refers: journalReferences,
};
