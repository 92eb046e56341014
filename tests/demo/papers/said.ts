// Test support: what a paper says, before it is drawn.

import {
  columnTitle,
  type Fact,
  type PaperBlock,
  type PaperColumn,
  type PaperDocument,
  rowTexts,
  toLatinDigits,
} from '@madrasah/events';

type Table = Extract<PaperBlock, { readonly kind: 'table' }>;

const tablesOf = ({ blocks }: PaperDocument): Table[] => blocks.filter((block) => block.kind === 'table');

/** The lines of label and value. */
export const factsOf = ({ blocks }: PaperDocument): Pick<Fact, 'label' | 'value' | 'figures'>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'facts' || block.kind === 'form') return block.lines.flat();
    if (block.kind !== 'cards') return [];
    return block.cards.flatMap(({ front, back }) => [...(front.lines ?? []), ...(back?.lines ?? [])]);
  });

/** Names, titles and numbers outside lines and tables: of cards, and of who signs. */
const othersOf = ({ blocks }: PaperDocument): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'signatures') return block.slots.flatMap(({ name, label }) => [name ?? '', label]);
    if (block.kind === 'note') return [block.text];
    if (block.kind !== 'cards') return [];
    return block.cards.flatMap(({ front, back }) =>
      [front, ...(back ? [back] : [])].flatMap(({ house, title = '', heading = '', badge, slots = [] }) => [
        ...[house?.name ?? '', title, heading, badge?.value ?? ''],
        ...slots.map(({ name = '' }) => name),
      ]),
    );
  });

/** Every text of the paper that must stand on it whole, as it is read there. */
function textsOf(paper: PaperDocument, without: readonly string[] = []): string[] {
  const cells = tablesOf(paper).flatMap(({ columns, rows }) =>
    rows.flatMap((row) =>
      rowTexts(columns, row, paper.language).filter((_, at) => columns[at]?.kind !== 'photo'),
    ),
  );
  return [
    ...cells,
    ...factsOf(paper).flatMap(({ label, value }) => (without.includes(label) ? [] : [value])),
    ...othersOf(paper),
  ].filter(Boolean);
}

/** In Arabic what is written from the left stands apart from the rest of its word: letters and figures each by themselves. */
const ARABIC_PARTS = /\p{Nd}+(?:[.,:/٫]\p{Nd}+)*|[\p{L}\p{M}]+/gu;
const ARABIC = /\p{Script=Arabic}/u;

/** The words and figures of those texts: a line may break between them, never within. */
export const wordsOf = (paper: PaperDocument): string[] =>
  textsOf(paper)
    .flatMap((text) =>
      paper.language === 'ar' || ARABIC.test(text) ? (text.match(ARABIC_PARTS) ?? []) : text.split(/\s+/),
    )
    .filter(Boolean);

/** Words in Bengali letters on an Arabic paper, its head as well. @param without lines of these labels */
export function bengaliOf(paper: PaperDocument, without: readonly string[]): string[] {
  const { language, letterhead, title, filters } = paper;
  if (language !== 'ar') return [];
  const head = [letterhead.name, letterhead.address, letterhead.contact, title, ...filters];
  return [...textsOf(paper, without), ...head].filter((text) => /\p{Script=Bengali}/u.test(text));
}

export function countsOf<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const DAY_ONE = Date.parse('1899-12-30T00:00:00Z');
const MS_OF_A_DAY = 86_400_000;
/** A day as a spreadsheet counts it. */
const serialOf = (day: string) => Math.round((Date.parse(`${day}T00:00:00Z`) - DAY_ONE) / MS_OF_A_DAY);

/** A figure as the workbook must hold it; undefined for what is none. */
function numberOf(
  { kind, percent }: Pick<PaperColumn, 'kind' | 'percent'>,
  value: unknown,
): number | undefined {
  if (kind === 'day') return typeof value === 'string' && value !== '' ? serialOf(value) : undefined;
  if (typeof value !== 'number') return undefined;
  return kind === 'money' || percent ? value / 100 : value;
}

/** All figures of the paper. */
export function numbersOf(paper: PaperDocument): number[] {
  const cells = tablesOf(paper).flatMap(({ columns, rows }) =>
    rows
      .filter(({ kind }) => kind !== 'head')
      .flatMap(({ cells: values }) => columns.map((column, at) => numberOf(column, values[at]))),
  );
  const facts = factsOf(paper).flatMap(({ figures = [] }) => figures.map((one) => numberOf(one, one.of)));
  return [...cells, ...facts].filter((value) => value !== undefined);
}

/** A number as people write it: with its digits in any script, grouped, with the sign of money or a share. */
const READS_AS_A_NUMBER = /^[৳(]?\s*[-−]?\d[\d,]*(?:\.\d+)?\)?\s*(?:%|\/\s*\d[\d,]*(?:\.\d+)?)?$/;
export const readsAsNumber = (text: string): boolean => READS_AS_A_NUMBER.test(toLatinDigits(text.trim()));

/** What is called as a figure would be, and stays text all the same: the titles of columns and lines whose values are words and read as numbers. */
export function numbersInWords(paper: PaperDocument): string[] {
  const columns = tablesOf(paper).flatMap(({ columns: own, rows }) =>
    own.flatMap((column, at) => {
      const values = rows
        .filter(({ kind }) => kind !== 'head' && kind !== 'sum')
        .map(({ cells }) => cells[at])
        .filter((value) => value !== null && value !== undefined && value !== '');
      const isText = values.some((value) => typeof value === 'string' && readsAsNumber(value));
      return isText ? [columnTitle(column)] : [];
    }),
  );
  const lines = factsOf(paper).filter(
    ({ value, figures }) => !figures && value !== '' && readsAsNumber(value),
  );
  return [...new Set([...columns, ...lines.map(({ label }) => label)])];
}
