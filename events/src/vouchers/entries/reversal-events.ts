import * as z from 'zod';
import { stored } from '../../kernel/index.ts';
import { TRANSFER_KINDS } from '../../ledger/constants.ts';
import { defineJournalEvent } from '../../ledger/entries/journal-event.ts';
import { contraMoved, fundsMoved } from '../../ledger/entries/stated.ts';
import { ContraPosted, FundsTransferred } from '../../ledger/journal-events.ts';
import { entryDay, postingSchema } from '../../ledger/posting.ts';

const id = stored.storedId;
const amount = stored.storedPaisa;
const lines = z.array(z.object({ fundId: id, amount }));
const postings = z.array(postingSchema);
/** Why. */
const noteId = id.nullable();

/** A contra is taken back as a whole: the money goes the other way, each fund's part in its fund. */
export const ContraReversed = defineJournalEvent(
  'ContraReversed',
  z.object({
    ...{ contraId: id, contraNo: id, ...entryDay },
    ...{ fromAccount: id, toAccount: id, lines, noteId, postings },
  }),
  {
    about: { contra: 'contraId' },
    entry: {
      called: { bn: 'কন্ট্রা বাতিল', en: 'Contra reversed' },
      takesBack: ContraPosted.type,
      states: {
        account: 'as `ContraPosted`: `fromAccount` is the one that had received',
        amount: '− and + Σ `lines.amount`',
        moved: contraMoved,
      },
    },
  },
);

/** A gift, a loan or its repayment is taken back as a whole: `fromFund` is the one that had received. */
export const FundsTransferReversed = defineJournalEvent(
  'FundsTransferReversed',
  z.object({
    ...{ transferId: id, transferNo: id, ...entryDay },
    /** What is taken back. */
    kind: z.enum(TRANSFER_KINDS),
    ...{ fromFund: id, toFund: id, moneyAccount: id, toAccount: id, amount, noteId, postings },
  }),
  {
    about: { transfer: 'transferId' },
    entry: {
      called: { bn: 'তহবিল স্থানান্তর বাতিল', en: 'Fund transfer reversed' },
      takesBack: FundsTransferred.type,
      states: {
        account: 'as `FundsTransferred`: `fromFund` and `moneyAccount` are those that had received',
        amount: '− and + `amount`',
        moved: fundsMoved,
      },
    },
  },
);
