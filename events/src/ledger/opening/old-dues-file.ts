import * as z from 'zod';
import {
  answers,
  cells,
  defineCommand,
  defineImport,
  defineQuery,
  fields,
  importAnswer,
  plainCode,
} from '../../kernel/index.ts';
import { mayOpen, openingFileFields, openingUpload } from './opening-file.ts';

const { cell, record } = answers;

const sums = () => ({ rows: cell.count(), students: cell.count(), amount: cell.money() });

/** What students owed, by head and class, and what was brought over before. */
const duesTold = () =>
  record({
    ...{ students: cell.count(), amount: cell.money() },
    heads: z.array(record({ SLID: cell.number(), SlName: cell.text(), SlNameEn: cell.text(), ...sums() })),
    classes: z.array(
      record({ ClassID: cell.number(), ClassName: cell.text(), EnglishClass: cell.text(), ...sums() }),
    ),
    before: record(sums()),
  });

/** What the students of a session owed on paper, from a file, head by head and month by month; at first only looked at. */
export const importOldDues = defineCommand({
  name: 'ImportOldDues',
  path: '/api/accounts/old_dues_import',
  access: mayOpen,
  upload: openingUpload,
  body: z.object({
    ...openingFileFields,
    SessionID: fields.id(),
    /** Wrong rows are left out; without it nothing is taken while one is wrong. */
    skipInvalid: fields.optionalFlag(false),
  }),
  toCommand: ({ on, SessionID, ...how }) => ({ asOn: on, sessionId: SessionID, ...how }),
  answer: () => importAnswer({ dues: duesTold().optional() }),
  message: 'import.read',
  waiting: 'approval.waiting',
  example: { on: '2026-04-01', SessionID: 1, reason: 'বকেয়ার খাতা থেকে' },
});

/** The workbook to fill in. */
export const oldDuesTemplate = defineQuery({
  name: 'OldDuesTemplate',
  path: '/api/accounts/old_dues_import_template.xlsx',
  access: mayOpen,
});

const LONGEST_MONTH = 40;

/** A row: whose due, of which head, of which month or since which day, how much (paisa). */
const row = z
  .object({
    UserCode: fields.requiredText(20),
    SLID: cells.named(fields.requiredText(120)),
    Month: cells.day(fields.optionalText(LONGEST_MONTH)),
    amount: fields.amount(),
  })
  .transform(({ UserCode, SLID, Month, amount }) => ({
    ...{ code: plainCode(UserCode), head: SLID, month: Month, amount },
  }));
export type OldDueRow = z.output<typeof row>;

/** So many rows are one opening, which is one entry of the journal. */
const MOST_ROWS = 2000;

export const oldDuesImport = defineImport<OldDueRow>({
  kind: 'old-dues-import',
  maxRows: MOST_ROWS,
  columns: {
    UserCode: { bn: 'দাখেলা নম্বর', en: 'Code', example: '১০৪৫', also: ['দাখেলা'] },
    SLID: {
      ...{ bn: 'ফি-র খাত', en: 'Fee head', example: 'মাসিক বেতন', holds: 'name' },
      also: ['ফি এর খাত', 'খাত', 'Head'], // the first as the template had it before
      idHeadings: ['খাতের কোড', 'Head code'],
    },
    Month: { bn: 'মাস', en: 'Month', example: 'শাওয়াল; 10/04/2026', holds: 'day' },
    amount: { bn: 'বকেয়া টাকা', en: 'Amount due', example: '৮০০', holds: 'number', also: ['টাকা', 'Amount'] },
  },
  row,
});
