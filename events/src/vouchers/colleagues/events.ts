import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { subLedgerAccount } from '../../ledger/accounts.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { stated } from '../../ledger/entries/stated.ts';
import { postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;

/**
 * A cashier pays in what his drawer was short and was booked to him (W20), wholly or in part; or he is given back what
 * it was over. The debt goes by the number of the resolution that made it.
 */
export const CashierDebtSettled = defineJournalEvent(
  'CashierDebtSettled',
  z.object({
    paymentId: id,
    resolutionId: id,
    on: stored.storedDay,
    /** Whose debt it is; absent where nobody stands behind the login that had closed the day. */
    userId: id.optional(),
    fundId: id,
    moneyAccount: id,
    /** Above zero where money came in. */
    change: z.int(),
    postings: z.array(postingSchema),
  }),
  {
    about: {
      difference_resolution: 'resolutionId',
      user: ({ userId }) => (userId === undefined ? [] : [userId]),
    },
    history: { bn: 'ক্যাশিয়ারের হিসাবের টাকা পরিশোধ', en: 'Cashier’s debt settled' },
    entry: {
      called: { bn: 'ক্যাশিয়ারের পাওনা পরিশোধ', en: 'Cashier’s debt settled' },
      states: {
        account: '`sl:<moneyAccount>`, `sys:due-from-staff`, each in `fundId`',
        amount: '`change`, −`change`',
        moved: ({ moneyAccount, change, fundId }) => [
          stated(subLedgerAccount(moneyAccount), change, fundId),
          stated('sys:due-from-staff', -change, fundId),
        ],
      },
    },
  },
);
