import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { subLedgerAccount } from '../../ledger/accounts.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated, totalOf } from '../../ledger/entries/stated.ts';
import { postingSchema } from '../../ledger/posting.ts';
import { ADVANCE_PURPOSES } from './purposes.ts';

const id = stored.storedId;
const postings = z.array(postingSchema);

/** Money in a colleague's hand: for the market, or ahead of a salary. */
export const StaffAdvanceGiven = defineJournalEvent(
  'StaffAdvanceGiven',
  z.object({
    advanceId: id,
    on: stored.storedDay,
    userId: id,
    purpose: z.enum(ADVANCE_PURPOSES),
    fundId: id,
    moneyAccount: id,
    amount: stored.storedPaisa,
    /** What he had in hand of earlier ones. */
    unsettled: stored.storedPaisa,
    postings,
  }),
  {
    about: { staff_advance: 'advanceId', user: 'userId' },
    history: { bn: 'কর্মীর অগ্রিম দেওয়া হয়েছে', en: 'Staff advance given' },
    entry: {
      called: { bn: 'কর্মীর অগ্রিম', en: 'Staff advance' },
      series: 'advance',
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '−`amount`',
        moved: ({ moneyAccount, amount, fundId }) => [
          stated(subLedgerAccount(moneyAccount), -amount, fundId),
        ],
      },
    },
  },
);

/** Bills and change settle an advance, wholly or in part; what the bills say stands in the note. */
export const StaffAdvanceSettled = defineJournalEvent(
  'StaffAdvanceSettled',
  z.object({
    advanceId: id,
    on: stored.storedDay,
    userId: id,
    fundId: id,
    bills: z.array(
      z.object({ subLedgerId: id, amount: stored.storedPaisa, attachments: z.array(z.string()) }),
    ),
    returned: stored.storedPaisa,
    /** Where the change came to lie; null where there was none. */
    moneyAccount: id.nullable(),
    noteId: id.nullable(),
    postings,
  }),
  {
    about: { staff_advance: 'advanceId', user: 'userId' },
    history: { bn: 'কর্মীর অগ্রিম সমন্বয়', en: 'Staff advance settled' },
    entry: {
      called: { bn: 'কর্মীর অগ্রিম সমন্বয়', en: 'Staff advance settled' },
      series: 'advance',
      states: {
        account: '`sys:staff-advance` in `fundId`',
        amount: '−(Σ `bills.amount` + `returned`)',
        moved: ({ bills, returned, fundId }) => [
          stated('sys:staff-advance', -totalOf(bills) - returned, fundId),
        ],
      },
    },
  },
);
