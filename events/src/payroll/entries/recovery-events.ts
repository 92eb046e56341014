import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated } from '../../ledger/entries/stated.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;
const recovered = z.object({
  advanceId: id,
  /** The payroll it comes back by, and stands in one append with. */
  payrollId: id,
  ...entryDay,
  userId: id,
  fundId: id,
  amount: stored.storedPaisa,
  postings: z.array(postingSchema),
});
const about = { staff_advance: 'advanceId', user: 'userId' } as const;
const account = '`sys:staff-advance` in `fundId`';

/** An advance comes back by a salary, wholly or in part (W23). */
export const StaffAdvanceRecovered = defineJournalEvent('StaffAdvanceRecovered', recovered, {
  about,
  history: { bn: 'বেতন থেকে অগ্রিম কর্তন', en: 'Advance recovered from salary' },
  entry: {
    called: { bn: 'বেতন থেকে অগ্রিম কর্তন', en: 'Advance recovered from salary' },
    series: 'advance',
    states: {
      account,
      amount: '−`amount`',
      moved: ({ fundId, amount }) => [stated('sys:staff-advance', -amount, fundId)],
    },
  },
});

/** The payroll was taken back: the advance is open again. */
export const StaffAdvanceRecoveryReversed = defineJournalEvent('StaffAdvanceRecoveryReversed', recovered, {
  about,
  history: { bn: 'বেতন থেকে অগ্রিম কর্তন বাতিল', en: 'Recovery of an advance taken back' },
  entry: {
    called: { bn: 'বেতন থেকে অগ্রিম কর্তন বাতিল', en: 'Recovery of an advance taken back' },
    series: 'advance',
    states: {
      account,
      amount: '+`amount`',
      moved: ({ fundId, amount }) => [stated('sys:staff-advance', amount, fundId)],
    },
  },
});
