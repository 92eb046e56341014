import * as z from 'zod';
import { stored } from '../kernel/index.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { COLUMNS } from './reading/columns.ts';
import { DAY_ORDERS } from './reading/readings.ts';

const id = stored.storedId;
const day = stored.storedDay;
const moneyAccount = stored.storedId;

/**
 * What a bank or a wallet says of an account from one day to another: its balance before and after, and of each line
 * day and amount (above zero what came in; paisa). Lines are numbered on from `firstLine`; what they say stands in a
 * note, line by line. Without lines nothing moved.
 */
export const BankStatementTaken = defineJournalEvent(
  'BankStatementTaken',
  z.object({
    statementId: id,
    moneyAccount,
    from: day,
    to: day,
    opening: z.int(),
    closing: z.int(),
    firstLine: id,
    lines: z.array(z.tuple([day, z.int()])),
    noteId: id.nullable(),
    /** How its maker said that it is to be read, where it could be read otherwise. */
    chosen: z
      .object({
        days: z.enum(DAY_ORDERS).optional(),
        order: z.literal('file').optional(),
        /** Which column is what, and the headings by which the same is known again for the account. */
        columns: z
          .object({
            headings: z.array(z.string()).readonly(),
            places: z.partialRecord(z.enum(COLUMNS), z.int().min(0)),
          })
          .optional(),
      })
      .optional(),
  }),
  {
    about: { bank_statement: 'statementId' },
    entry: { called: { bn: 'ব্যাংকের বিবরণী', en: 'Bank statement' } },
  },
);

const ofStatement = { statementId: id, moneyAccount };
const about = { about: { bank_statement: 'statementId' } } as const;

/** An entry of the journal as it touches the account: where it stands, its business day, what it changed there. */
const touched = z.tuple([z.int().min(0), day, z.int()]);

/** A statement that was the wrong one is taken away again, with all that was matched under it. */
export const BankStatementWithdrawn = defineJournalEvent('BankStatementWithdrawn', z.object(ofStatement), {
  ...about,
  entry: { called: { bn: 'ব্যাংকের বিবরণী সরানো', en: 'Bank statement withdrawn' } },
});

/** A line is what one entry did, or several together; without a line, entries that undo one another. */
export const StatementLineMatched = defineJournalEvent(
  'StatementLineMatched',
  z.object({ matchId: id, ...ofStatement, line: id.nullable(), entries: z.array(touched).min(1) }),
  { ...about, entry: { called: { bn: 'ব্যাংকের সারি মেলানো', en: 'Bank line matched' } } },
);

/**
 * A line that has no entry yet, or an entry of before the first statement that the bank did not have then; why stands
 * in a note.
 */
export const StatementLineLeft = defineJournalEvent(
  'StatementLineLeft',
  z.object({
    matchId: id,
    ...ofStatement,
    line: id.nullable(),
    entry: touched.nullable(),
    noteId: id.nullable(),
  }),
  { ...about, entry: { called: { bn: 'ব্যাংকের সারি কারণসহ রাখা', en: 'Bank line left with a reason' } } },
);

/** A match, or a leaving, is taken back. */
export const StatementMatchUndone = defineJournalEvent(
  'StatementMatchUndone',
  z.object({ matchId: id, ...ofStatement }),
  { ...about, entry: { called: { bn: 'মেলানো ফিরিয়ে নেওয়া', en: 'Match taken back' } } },
);

/** Statement and books agree: the account takes no entry of a day up to `to` any more. */
export const BankStatementLocked = defineJournalEvent(
  'BankStatementLocked',
  z.object({ ...ofStatement, to: day }),
  { ...about, entry: { called: { bn: 'ব্যাংক সমন্বয় সমাপ্ত', en: 'Reconciliation closed' } } },
);

/** The last locked statement is open again; why stands in a note. */
export const BankStatementUnlocked = defineJournalEvent(
  'BankStatementUnlocked',
  z.object({ ...ofStatement, to: day, noteId: id.nullable() }),
  { ...about, entry: { called: { bn: 'ব্যাংক সমন্বয় পুনরায় খোলা', en: 'Reconciliation opened again' } } },
);

export const reconciliationEvents = {
  BankStatementTaken,
  BankStatementWithdrawn,
  StatementLineMatched,
  StatementLineLeft,
  StatementMatchUndone,
  BankStatementLocked,
  BankStatementUnlocked,
};
