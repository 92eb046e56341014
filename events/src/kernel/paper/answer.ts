import * as z from 'zod';
import { shaped as record } from '../endpoint/answers.ts';
import type {
  CardSide,
  CardsBlock,
  CheckMark,
  Fact,
  FactsBlock,
  FormBlock,
  NoteBlock,
  PageBlock,
  SignaturesBlock,
} from './blocks.ts';
import type { PaperColumn, PaperFigure } from './column.ts';
import type { Letterhead, PaperBlock, PaperDocument, PaperRow, TableBlock } from './document.ts';
import { PAPER_SIZES, type PaperSize } from './size.ts';

const text = z.string();
const flag = z.boolean().optional();
const some = text.optional();
const decimals = z.int().min(0).optional();
const only = <const T extends string>(word: T) => z.literal(word);

const figure = record<PaperFigure>({
  kind: z.enum(['money', 'count', 'figure', 'day']),
  of: z.union([z.number(), text]),
  label: some,
  decimals,
  percent: flag,
});
const figures = z.array(figure).optional();
const fact = record<Fact>({ label: text, value: text, figures, share: z.number(), explains: some });
const lines = z.array(z.array(fact));
const mark = record<CheckMark>({ side: z.int(), path: text, caption: text }).optional();
const slots = z.array(
  record<SignaturesBlock['slots'][number]>({ label: text, name: some, picture: some, stamp: some }),
);

const column = record<PaperColumn>({
  title: text,
  kind: z.enum(['name', 'words', 'code', 'money', 'day', 'count', 'figure', 'mark', 'photo']),
  ...{ decimals, percent: flag, group: some, share: z.number().optional() },
  ...{ shaded: flag, turned: flag, brackets: flag, carry: z.enum(['sum', 'last']).optional() },
});
const row = record<PaperRow>({
  cells: z.array(z.union([text, z.number(), z.null()])),
  kind: z.enum(['sum', 'head', 'beside']).optional(),
  sums: z.array(z.boolean()).optional(),
  struck: flag,
  explains: z.array(text.nullable()).optional(),
  picture: some,
});

const side = record<CardSide>({
  house: record<NonNullable<CardSide['house']>>({ name: text, address: text, logo: some }).optional(),
  ...{ logo: some, title: some, photo: some, picture: some, heading: some, text: some },
  lines: z
    .array(record<NonNullable<CardSide['lines']>[number]>({ label: text, value: text, figures }))
    .optional(),
  badge: record<NonNullable<CardSide['badge']>>({ label: text, value: text }).optional(),
  mark,
  slots: slots.optional(),
});

const block: z.ZodType<PaperBlock> = z.union([
  record<TableBlock>({
    kind: only('table'),
    titles: record<NonNullable<TableBlock['titles']>>({ table: text, group: text }).optional(),
    ...{ title: some, numbered: some, unit: some, first: z.int().optional() },
    ...{ repeats: flag, ruled: flag, lanes: z.literal(2).optional() },
    columns: z.array(column),
    rows: z.array(row),
  }),
  record<FactsBlock>({ kind: only('facts'), lines, mark }),
  record<SignaturesBlock>({ kind: only('signatures'), slots }),
  record<FormBlock>({
    ...{ kind: only('form'), title: some, lines },
    photo: record<NonNullable<FormBlock['photo']>>({ caption: text, name: some, picture: some }).optional(),
  }),
  record<CardsBlock>({
    ...{ kind: only('cards'), width: z.number(), height: z.number() },
    ...{ scale: z.number().optional(), coloured: flag },
    cards: z.array(record<CardsBlock['cards'][number]>({ front: side, back: side.optional() })),
  }),
  record<NoteBlock>({ kind: only('note'), text, look: z.enum(['letter', 'cut']).optional() }),
  record<PageBlock>({ kind: only('page'), half: z.literal(true).optional() }),
]);

const paper = {
  language: z.enum(['bn', 'en', 'ar']),
  size: z.enum(Object.keys(PAPER_SIZES) as PaperSize[]),
  letterhead: record<Letterhead>({ name: text, address: text, contact: text, logo: some }),
  ...{ title: text, number: some, filters: z.array(text) },
  corners: record<NonNullable<PaperDocument['corners']>>({ left: some, right: some }).optional(),
  void: record<NonNullable<PaperDocument['void']>>({ word: text, sentence: text }).optional(),
  blocks: z.array(block),
  ...{ printedAt: text, printedBy: some },
};

/** A paper as it is shown: what a statement answers. */
export const paperAnswer = (): z.ZodType<PaperDocument> => record<PaperDocument>(paper);

/** The paper of one thing, and what stands beside it. */
export const paperOfOne = <B extends Readonly<Record<string, z.ZodType>> = Record<never, never>>(
  beside: B = {} as B,
) => z.strictObject({ data: paperAnswer(), ...beside });

/** A report: the whole of it, or its first page (`preview`) and how many rows are on later ones. */
export interface ReportAnswer extends PaperDocument {
  readonly more?: number;
}
export const reportAnswer = (): z.ZodType<ReportAnswer> =>
  record<ReportAnswer>({ ...paper, more: z.int().min(0).optional() });
