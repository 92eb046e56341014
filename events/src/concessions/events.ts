import * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { subLedgerAccount } from '../ledger/accounts.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { against, stated } from '../ledger/entries/stated.ts';
import { itemsPosted, postingSchema } from '../ledger/posting.ts';

const id = stored.storedId;
const on = stored.storedDay;
const amount = stored.storedPaisa;
const postings = z.array(postingSchema);

/** What both lessenings of a charge that is due already say. */
const lessened = { on, userId: id, admissionId: id, itemId: id, fundId: id, amount, noteId: id.nullable() };

/** মওকুফ: part of a charge that is due already is given up, as a second person has approved. Its id is its request's. */
export const FeeWaived = defineJournalEvent('FeeWaived', z.object({ waiverId: id, ...lessened, postings }), {
  about: { waiver: 'waiverId', user: 'userId', admission: 'admissionId', item: itemsPosted },
  history: { bn: 'মওকুফ করা হয়েছে', en: 'Fee waived', tells: 'money' },
  entry: {
    called: { bn: 'মওকুফ', en: 'Waiver' },
    statement: {
      line: { bn: 'মওকুফ: {head}', en: 'Waiver: {head}' },
      label: { bn: 'মওকুফ', en: 'Waiver' },
      tone: 'granted',
    },
    states: {
      account: '`sys:waiver`, `sys:receivable` in `fundId`',
      amount: '+ and − `amount`',
      moved: ({ fundId, amount: given }) => against('sys:waiver', given, fundId),
    },
  },
});

/** অবলোপন: part of a charge cannot be collected and becomes an expense. Its id is its request's. */
export const FeeWrittenOff = defineJournalEvent(
  'FeeWrittenOff',
  z.object({ writeOffId: id, ...lessened, postings }),
  {
    about: { write_off: 'writeOffId', user: 'userId', admission: 'admissionId', item: itemsPosted },
    history: { bn: 'অবলোপন করা হয়েছে', en: 'Fee written off', tells: 'money' },
    entry: {
      called: { bn: 'অবলোপন', en: 'Write-off' },
      statement: {
        line: { bn: 'অবলোপন: {head}', en: 'Write-off: {head}' },
        label: { bn: 'অবলোপন', en: 'Write-off' },
        tone: 'granted',
      },
      states: {
        account: '`sys:write-off`, `sys:receivable` in `fundId`',
        amount: '+ and − `amount`',
        moved: ({ fundId, amount: given }) => against('sys:write-off', given, fundId),
      },
    },
  },
);

/**
 * ছাড় for months to come: what runs charge of a head (null: every head) from one month to another is lessened in the
 * same append. Posts nothing itself. Percent in hundredths.
 */
export const ConcessionArranged = defineJournalEvent(
  'ConcessionArranged',
  z.object({
    grantId: id,
    on,
    userId: id,
    admissionId: id,
    kind: z.enum(['concession', 'free', 'staff', 'sibling']),
    subLedgerId: id.nullable(),
    from: z.int().min(1).max(12),
    to: z.int().min(1).max(12),
    amount: amount.nullable(),
    percent: z.int().min(1).max(10_000).nullable(),
    noteId: id.nullable(),
  }),
  {
    about: { concession_grant: 'grantId', admission: 'admissionId' },
    history: { bn: 'নিয়মিত ছাড় নির্ধারণ', en: 'Standing concession arranged' },
    entry: { called: { bn: 'নিয়মিত ছাড় নির্ধারণ', en: 'Standing concession arranged' } },
  },
);

/**
 * ছাড় for months to come ends: runs of months behind `through` (0: of all) are lessened by it no more. What it has
 * lessened stays. Posts nothing itself.
 */
export const ConcessionEnded = defineJournalEvent(
  'ConcessionEnded',
  z.object({
    grantId: id,
    on,
    userId: id,
    admissionId: id,
    through: z.int().min(0).max(11),
    noteId: id.nullable(),
  }),
  {
    about: { concession_grant: 'grantId', admission: 'admissionId' },
    history: { bn: 'নিয়মিত ছাড় শেষ', en: 'Standing concession ended' },
    entry: { called: { bn: 'নিয়মিত ছাড় শেষ', en: 'Standing concession ended' } },
  },
);

/** Money comes after all for what was written off: on a credit voucher, as income of the head's fund. */
export const WrittenOffRecovered = defineJournalEvent(
  'WrittenOffRecovered',
  z.object({
    recoveryId: id,
    voucherNo: id,
    series: z.string(),
    on,
    writeOffId: id,
    userId: id,
    admissionId: id,
    fundId: id,
    moneyAccount: id,
    amount,
    postings,
  }),
  {
    about: { recovery: 'recoveryId', user: 'userId', admission: 'admissionId' },
    history: { bn: 'অবলোপনের টাকা আদায় হয়েছে', en: 'Written off, recovered', tells: 'money' },
    entry: {
      called: { bn: 'অবলোপনের টাকা আদায়', en: 'Written off, recovered' },
      states: {
        account: '`sl:<moneyAccount>` in `fundId`',
        amount: '+ `amount`',
        moved: (said) => [stated(subLedgerAccount(said.moneyAccount), said.amount, said.fundId)],
      },
    },
  },
);

export const concessionEvents = {
  FeeWaived,
  FeeWrittenOff,
  WrittenOffRecovered,
  ConcessionArranged,
  ConcessionEnded,
};
