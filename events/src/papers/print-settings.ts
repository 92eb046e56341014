import * as z from 'zod';
import {
  contentRevision,
  defineCommand,
  defineEvent,
  defineQuery,
  field,
  fields,
  NOTHING,
  power,
  signedIn,
  stored,
  toTaka,
} from '../kernel/index.ts';
import { COPY_NAMES, NUMBERING_NAMES, RECEIPT_NUMBERING, type ReceiptNumbering } from './numbering.ts';

/** The papers whose look an institution settles: the money receipt, vouchers in and vouchers out, in this order on the wire. */
export const SETTLED_PAPERS = ['receipt', 'credit', 'debit'] as const;
export type SettledPaper = (typeof SETTLED_PAPERS)[number];

/** Whose signature may be drawn on a line, under the names that pictures of an institution have. */
export const SIGNATURES = ['SignaturePrincipal', 'SignatureNajem', 'SignatureAccountant'] as const;
export type Signature = (typeof SIGNATURES)[number];

export { RECEIPT_NUMBERING, type ReceiptNumbering } from './numbering.ts';

const BY_BOOK: readonly number[] = [
  RECEIPT_NUMBERING.book,
  RECEIPT_NUMBERING.typed,
  RECEIPT_NUMBERING.typedBySession,
];
/** Receipts are leaves of printed books: which book is asked for. */
export const isByBook = (numbering: number): boolean => BY_BOOK.includes(numbering);
/** The leaf is asked for too. */
export const isTyped = (numbering: number): boolean =>
  isByBook(numbering) && numbering !== RECEIPT_NUMBERING.book;
const NUMBERINGS = Object.values(RECEIPT_NUMBERING);

/** Receipts of this series say no number on paper. */
export const UNPRINTED_RECEIPTS = 'receipt:unprinted';
export const isUnprinted = (series: string): boolean => series.startsWith(`${UNPRINTED_RECEIPTS}:`);

/** Receipts of this series are leaves of a printed book: each once, in whatever order they come. */
export const BOOK_RECEIPTS = 'receipt:book';
export const isOfBook = (series: string): boolean => series.startsWith(`${BOOK_RECEIPTS}:`);
/** The book, by its id, of which receipts of a series are leaves; undefined where they are of none. */
export const bookOf = (series: string): number | undefined =>
  isOfBook(series) ? Number(series.split(':')[2]) : undefined;
/** The number as it stands on paper: of a leaf that is numbered within a session, the session's id first. */
export function printedNumber({
  series,
  receiptNo,
}: {
  readonly series: string;
  readonly receiptNo: number;
}) {
  const sessionId = isOfBook(series) ? series.split(':')[3] : undefined;
  return sessionId === undefined ? String(receiptNo) : `${sessionId}-${receiptNo}`;
}
/** The series of a book, by its id; of the same leaves in another session, by that too. */
export const bookSeries = (bookId: number, sessionId?: number): string =>
  [BOOK_RECEIPTS, bookId, ...(sessionId === undefined ? [] : [sessionId])].join(':');

/** What a press of “print” gives out of a receipt: the guardian's copy, or the office's too. */
const PRINT_MODES = [1, 2] as const;

const three = <T extends z.ZodType>(of: T) => z.tuple([of, of, of]);
/** Three optional columns, the words on three lines to sign on ('' keeps ours), whose signatures are drawn there. */
const settledPaper = z.object({
  paper: z.enum(SETTLED_PAPERS),
  columns: three(z.boolean()),
  words: three(z.string()),
  signatures: three(z.enum(SIGNATURES).nullable()),
});
export type PaperSettings = z.output<typeof settledPaper>;

const printSettings = z.object({
  numbering: z.literal(NUMBERINGS),
  copies: z.literal(PRINT_MODES),
  papers: z.array(settledPaper),
  /** The session that the leaves are of, where they are numbered within one. */
  sessionId: z.int().min(1).optional(),
  /** A debit voucher of more has a box for a revenue stamp where its receiver signs; absent: none has. */
  stampAbove: stored.storedPaisa.optional(),
});
export type PrintSettings = z.output<typeof printSettings>;

/** How receipts and vouchers are numbered and printed, all of it (stream `chart-<school>`). */
export const PrintSettingsChanged = defineEvent('PrintSettingsChanged', printSettings, { about: NOTHING });

/** Until an institution says otherwise: everything shown, our words, lines to sign on by hand. */
const unsettled = (paper: SettledPaper): PaperSettings => ({
  paper,
  columns: [true, true, true],
  words: ['', '', ''],
  signatures: [null, null, null],
});
export const DEFAULT_PRINT_SETTINGS: PrintSettings = {
  numbering: RECEIPT_NUMBERING.session,
  copies: 1,
  papers: SETTLED_PAPERS.map(unsettled),
};

/** Whether nothing is settled otherwise than by default. */
export const isUnsettled = ({ numbering, copies, papers, sessionId, stampAbove }: PrintSettings): boolean =>
  JSON.stringify({ numbering, copies, papers, sessionId, stampAbove }) ===
  JSON.stringify(DEFAULT_PRINT_SETTINGS);

/** As most houses print: the office keeps its own copy of every receipt. */
export const USUAL_PRINT_SETTINGS: PrintSettings = { ...DEFAULT_PRINT_SETTINGS, copies: 2 };

/** What is settled of one paper. */
export const settingsOf = ({ papers }: PrintSettings, paper: SettledPaper): PaperSettings =>
  papers.find((one) => one.paper === paper) ?? unsettled(paper);

const row = z.object({
  /** 1 receipt, 2 credit voucher, 3 debit voucher. */
  ID: fields.choice(...SETTLED_PAPERS.map((_, index) => index + 1)),
  SettingColumn1: fields.optionalFlag(false),
  SettingColumn2: fields.optionalFlag(false),
  SettingColumn3: fields.optionalFlag(false),
  Value1: fields.optionalText(60),
  Value2: fields.optionalText(60),
  Value3: fields.optionalText(60),
  Signature1: fields.word(SIGNATURES, null),
  Signature2: fields.word(SIGNATURES, null),
  Signature3: fields.word(SIGNATURES, null),
});

const settledFrom = (said: z.output<typeof row>): PaperSettings => ({
  paper: SETTLED_PAPERS[said.ID - 1] as SettledPaper,
  columns: [said.SettingColumn1, said.SettingColumn2, said.SettingColumn3],
  words: [said.Value1, said.Value2, said.Value3],
  signatures: [said.Signature1, said.Signature2, said.Signature3],
});

export const changePrintSettings = defineCommand({
  name: 'ChangePrintSettings',
  versioned: true,
  path: '/api/settings/update_report_settings',
  access: power('fee_setting', 'edit'),
  body: z.object({ settings: z.array(row).max(SETTLED_PAPERS.length) }),
  fields: [
    field.reading(
      field.choice('Mode', { bn: 'রসিদের নম্বর', en: 'Receipt numbers' }, NUMBERING_NAMES, { open: true }),
      () => fields.choice(...NUMBERINGS),
    ),
    /** The session whose leaves they are; asked for by mode 4 alone. */
    field.reading(
      field.given('YearID', { bn: 'কোন শিক্ষাবর্ষের রসিদ বই', en: 'Session of the receipt books' }),
      () => fields.optionalId(),
    ),
    field.reading(
      field.choice('PrintMode', { bn: 'মুদ্রণে বের হবে', en: 'A print gives' }, COPY_NAMES, { open: true }),
      () => fields.choice(...PRINT_MODES),
    ),
    /** The law's sum of the year, in taka; left empty no voucher has the box. */
    field.reading(
      field.money(
        'StampAbove',
        {
          bn: 'কত টাকার বেশি হলে ডেবিট ভাউচারে রাজস্ব স্ট্যাম্পের ঘর',
          en: 'A box for a revenue stamp on debit vouchers above',
        },
        {
          hint: {
            bn: 'চলতি বছরের আইনে যে অঙ্ক; খালি রাখলে ঘর ছাপা হবে না।',
            en: 'The sum that this year’s law names; left empty, no box is printed.',
          },
        },
      ),
      () => fields.optionalAmount(),
    ),
  ],
  toCommand: ({ Mode, PrintMode, YearID, StampAbove, settings }) => ({
    numbering: Mode as ReceiptNumbering,
    copies: PrintMode as PrintSettings['copies'],
    papers: settings.map(settledFrom),
    ...(Mode === RECEIPT_NUMBERING.typedBySession && YearID !== undefined && { sessionId: YearID }),
    ...(StampAbove !== undefined && { stampAbove: StampAbove }),
  }),
  message: 'papers.settings-saved',
  example: {
    Mode: 5,
    PrintMode: 1,
    StampAbove: 500,
    settings: [{ ID: 1, SettingColumn1: 1, SettingColumn2: 1, SettingColumn3: 1, Value1: 'জমাদাতা' }],
  },
});

const answered = z.int().min(0).max(1);
const signature = z.enum(SIGNATURES).nullable();

export const printSettingsQuery = defineQuery({
  name: 'PrintSettings',
  path: '/api/settings/acc_report_settings',
  access: signedIn,
  answer: () =>
    z.strictObject({
      data: z.strictObject({
        Mode: z.int(),
        /** 1 the guardian's, 2 the office's below it: what a press of “print” gives. */
        PrintMode: z.literal([1, 2]),
        YearID: z.int().nullable(),
        StampAbove: z.number().nullable(),
        /** What a change names as seen. */
        revision: z.int(),
        /** The books of fee receipts, on whose leaves receipts may be written. */
        books: z.array(
          z.strictObject({ BookNo: z.string(), from: z.int(), to: z.int(), returned: z.boolean() }),
        ),
        settings: z.array(
          z.strictObject({
            ID: z.int(),
            ...{ SettingColumn1: answered, SettingColumn2: answered, SettingColumn3: answered },
            ...{ Value1: z.string(), Value2: z.string(), Value3: z.string() },
            ...{ Signature1: signature, Signature2: signature, Signature3: signature },
          }),
        ),
      }),
    }),
});

const flag = (on: boolean) => (on ? 1 : 0);

/** The settings as they stand on the wire, a row for each paper. */
export function printSettingsRow(settings: PrintSettings) {
  return {
    Mode: settings.numbering,
    PrintMode: settings.copies,
    YearID: settings.sessionId ?? null,
    StampAbove: settings.stampAbove === undefined ? null : toTaka(settings.stampAbove),
    settings: SETTLED_PAPERS.map((paper, index) => {
      const { columns, words, signatures } = settingsOf(settings, paper);
      return {
        ID: index + 1,
        ...{ SettingColumn1: flag(columns[0]), SettingColumn2: flag(columns[1]) },
        SettingColumn3: flag(columns[2]),
        ...{ Value1: words[0], Value2: words[1], Value3: words[2] },
        ...{ Signature1: signatures[0], Signature2: signatures[1], Signature3: signatures[2] },
      };
    }),
  };
}

/** The version of the settings, by what stands in them. */
export const printSettingsRevision = (settings: PrintSettings): number =>
  contentRevision([JSON.stringify(printSettingsRow(settings))]);
