import * as z from 'zod';
import { defineCommand, defineQuery, fields, power, stored } from '../kernel/index.ts';
import { defineJournalEvent } from '../ledger/entries/journal-event.ts';
import { stated } from '../ledger/entries/stated.ts';
import { postingSchema } from '../ledger/posting.ts';

const id = stored.storedId;
const on = stored.storedDay;
const posted = {
  closingId: id,
  yearId: id,
  /** The last day of the year, whenever it is signed off. */
  on,
  /** What each fund had over (below zero: what it lacked); paisa. */
  results: z.array(z.object({ fundId: id, amount: z.int() })),
  postings: z.array(postingSchema),
};

/** The accounting year is signed off: what its incomes and expenses were goes into the funds. No statement counts it. */
export const YearClosed = defineJournalEvent('YearClosed', z.object(posted), {
  about: { year_closing: 'closingId' },
  entry: {
    called: { bn: 'বর্ষ সমাপ্তি', en: 'Year close' },
    states: {
      account: '`sys:fund-balance`, each fund of `results`',
      amount: 'minus its `amount`',
      moved: ({ results }) => results.map((one) => stated('sys:fund-balance', -one.amount, one.fundId)),
    },
  },
});

/** The closing entry is taken back by its mirror, until the year is locked for good; the reason stands in a note. */
export const YearReopened = defineJournalEvent(
  'YearReopened',
  z.object({ ...posted, noteId: id.nullable() }),
  {
    about: { year_closing: 'closingId' },
    entry: {
      called: { bn: 'বর্ষ সমাপ্তি প্রত্যাহার', en: 'Year close reversed' },
      takesBack: YearClosed.type,
      states: {
        account: '`sys:fund-balance`, each fund of `results`',
        amount: 'its `amount`',
        moved: ({ results }) => results.map((one) => stated('sys:fund-balance', one.amount, one.fundId)),
      },
    },
  },
);

export const yearEvents = { YearClosed, YearReopened };

const path = '/api/accounts/accounting_years/:id';
const edit = power('period_lock', 'edit');
const params = { id: fields.id() };

export const yearCommands = {
  closeYear: defineCommand({
    name: 'CloseYear',
    path: `${path}/close`,
    access: edit,
    params,
    toCommand: (_body, { id: yearId }) => ({ yearId }),
    message: 'closing.year-closed',
    status: 201,
  }),
  reopenYear: defineCommand({
    name: 'ReopenYear',
    path: `${path}/reopen`,
    access: edit,
    params,
    body: z.object({ reason: fields.requiredText(300) }),
    toCommand: ({ reason }, { id: yearId }) => ({ yearId, reason }),
    message: 'closing.year-reopened',
    status: 201,
    example: { reason: 'নিরীক্ষকের সংশোধনী' },
  }),
};

export const yearQueries = {
  /** The years whose closing stands, and what each fund had over. */
  closedYears: defineQuery({
    name: 'ClosedYears',
    path: '/api/accounts/closed_years',
    access: power('period_lock', 'view'),
  }),
};
