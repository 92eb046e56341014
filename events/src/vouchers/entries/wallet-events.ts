import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { taken, walletSettled } from '../../ledger/entries/stated.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;
const amount = stored.storedPaisa;
/** What the wallet held of each fund. */
const lines = z.array(z.object({ fundId: id, amount }));
const postings = z.array(postingSchema);

/** What a wallet held came to the bank, less what was kept back; the charge is the general fund's (W22). */
export const WalletSettled = defineJournalEvent(
  'WalletSettled',
  z.object({
    settlementId: id,
    on: stored.storedDay,
    wallet: id,
    bank: id,
    lines,
    received: amount,
    charge: amount,
    /** The fund that bears the charge; null where none was kept back. */
    chargeFund: id.nullable(),
    postings,
  }),
  {
    about: { settlement: 'settlementId' },
    entry: {
      called: { bn: 'মোবাইল থেকে ব্যাংকে', en: 'Wallet settlement' },
      series: 'wallet',
      states: {
        account: '`sl:<wallet>`, `sl:<bank>`',
        amount: '− Σ `lines.amount`, + `received`',
        moved: walletSettled,
      },
    },
  },
);

/** A wallet settlement is taken back as a whole, its charge too. */
export const WalletSettlementReversed = defineJournalEvent(
  'WalletSettlementReversed',
  z.object({
    ...{ settlementId: id, ...entryDay, wallet: id, bank: id, lines },
    ...{ received: amount, charge: amount, chargeFund: id.nullable() },
    /** Why. */
    noteId: id.nullable(),
    postings,
  }),
  {
    about: { settlement: 'settlementId' },
    entry: {
      called: { bn: 'মোবাইল হিসাবের নিষ্পত্তি বাতিল', en: 'Wallet settlement reversed' },
      series: 'wallet',
      takesBack: WalletSettled.type,
      states: {
        account: '`sl:<wallet>`, `sl:<bank>`',
        amount: '+ Σ `lines.amount`, − `received`',
        moved: (said) => taken(walletSettled(said)),
      },
    },
  },
);
