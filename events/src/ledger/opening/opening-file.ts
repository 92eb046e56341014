import * as z from 'zod';
import {
  answers,
  cells,
  defineCommand,
  defineImport,
  defineQuery,
  fields,
  importAnswer,
  MEBIBYTE,
  power,
  saidColumns,
  takesFiles,
} from '../../kernel/index.ts';

const { cell, record } = answers;

/** What each fund comes to on both sides, in taka. */
const fundsTold = () =>
  z.array(
    record({
      ...{ FundID: cell.number(), FundName: cell.text(), FundNameEn: cell.text() },
      ...{ debit: cell.money(), credit: cell.money() },
    }),
  );

/** What every file of an opening is brought with: the day it is of, why, and how it is read. */
export const openingFileFields = {
  on: fields.day(),
  reason: fields.requiredText(300),
  dryRun: fields.optionalFlag(true),
  /** The sheet of a workbook; without it the first that is seen and filled. */
  sheet: fields.optionalText(60),
  /** What columns are whose headings are not known: `3=SLID,5=-`. */
  columns: saidColumns(),
  /** The rows that are not taken come with the answer, as a file of this kind. */
  faulty: fields.word(['xlsx', 'csv'], undefined),
};

export const openingUpload = takesFiles('file', ['xlsx', 'csv'], { maxBytes: 10 * MEBIBYTE });
export const mayOpen = power('opening_balance', 'insert');

/** Opening balances from a file, which must balance in each fund; at first only looked at. */
export const importOpening = defineCommand({
  name: 'ImportOpeningBalances',
  path: '/api/accounts/opening_import',
  access: mayOpen,
  upload: openingUpload,
  body: z.object(openingFileFields),
  toCommand: ({ on, ...how }) => ({ asOn: on, skipInvalid: false, ...how }),
  answer: () => importAnswer({ funds: fundsTold().optional() }),
  message: 'import.read',
  waiting: 'approval.waiting',
  example: { on: '2026-04-01', reason: 'কাগজের খাতা থেকে' },
});

/** The workbook to fill in: the accounts that can be brought over, each fund with its balance. */
export const openingTemplate = defineQuery({
  name: 'OpeningTemplate',
  path: '/api/accounts/opening_import_template.xlsx',
  access: mayOpen,
});

const name = () => cells.named(fields.requiredText(120));
const sum = () => cells.amount(fields.optionalAmount());

/** A row of a trial balance: an account of a fund with what stands on one of its sides. */
const row = z
  .object({ SLID: name(), FundID: name(), debit: sum(), credit: sum() })
  .transform(({ SLID, FundID, debit = 0, credit = 0 }) => ({ account: SLID, fund: FundID, debit, credit }));
export type OpeningRow = z.output<typeof row>;

/** What the row of a fund's own balance is called in the file. */
export const FUND_BALANCE_NAME = { bn: 'তহবিলের জের', en: 'Fund balance' } as const;

export const openingImport = defineImport<OpeningRow>({
  kind: 'opening-import',
  maxRows: 500,
  columns: {
    SLID: {
      ...{ bn: 'হিসাব', en: 'Account', example: 'নগদ তহবিল', holds: 'name' },
      also: ['উপখাত', 'Sub-ledger'],
      idHeadings: ['হিসাবের কোড', 'Account code'],
    },
    FundID: {
      ...{ bn: 'তহবিল', en: 'Fund', example: 'সাধারণ তহবিল', holds: 'name' },
      idHeadings: ['তহবিলের কোড', 'Fund code'],
    },
    debit: { bn: 'ডেবিট', en: 'Debit', example: '১২,৫০০', holds: 'number' },
    credit: { bn: 'ক্রেডিট', en: 'Credit', example: '২০,০০০', holds: 'number' },
  },
  row,
});
