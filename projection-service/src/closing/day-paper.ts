import {
  amountInWords,
  dayInWords,
  digitsOf,
  type FactsBlock,
  type Language,
  moneyFact,
  type NamedRow,
  namedTable,
  type PaperBlock,
  type PaperDocument,
  paisaOf,
  say,
  sumPaisa,
  type Word,
  wordIn,
} from '@madrasah/events';
import { NOTE_VALUES, worthOfCash } from '@madrasah/events/closing';
import type { PaperHead } from '../papers/index.ts';
import type { DayAnswer } from './day-answer.ts';

/** What was counted: how many of each note, and what coins below a taka make, in paisa. */
export interface Counted {
  readonly notes: Readonly<Record<string, number>>;
  readonly coins: number;
}

const MOVES = ['opening', 'fees', 'other', 'reversed', 'paid', 'moved', 'balance'] as const;

/** ১০০০ … ১ and paisa: how many of each, and what they are worth; an empty sheet where nothing was counted, to be filled by hand. */
export function notesTable(cash: Counted | undefined, language: Language): PaperBlock {
  const columns = {
    note: { title: say(language, 'closing.paper.note'), kind: 'figure' },
    count: { title: say(language, 'closing.paper.count'), kind: cash ? 'count' : 'mark' },
    worth: { title: wordIn(language, 'amount'), kind: cash ? 'money' : 'mark' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = NOTE_VALUES.map((value): Row => {
    const count = cash?.notes[value] ?? 0;
    return { cells: cash ? { note: value, count, worth: value * count * 100 } : { note: value } };
  });
  const coins: Row = {
    cells: { note: say(language, 'closing.paper.coins'), ...(cash && { worth: cash.coins }) },
  };
  const counted =
    cash &&
    worthOfCash(
      NOTE_VALUES.map((value) => [value, cash.notes[value] ?? 0]),
      cash.coins,
    );
  const sum: Row = { kind: 'sum', cells: { note: wordIn(language, 'total'), worth: counted ?? 0 } };
  const shown = cash ? rows.filter(({ cells }) => cells.count) : rows;
  const below = !cash || cash.coins > 0 ? [coins] : [];
  return {
    kind: 'table',
    title: say(language, 'closing.paper.notes'),
    ...namedTable(columns, [...shown, ...below, ...(cash ? [sum] : [])]),
    ...(cash ? {} : { ruled: true }),
  };
}

/** What each fund had in the account, had come into it and gone out of it. */
function fundsTable({ moves }: DayAnswer, language: Language): PaperBlock {
  const title = (column: (typeof MOVES)[number]) => say(language, `closing.paper.${column}`);
  const columns = {
    fund: { title: wordIn(language, 'fund'), kind: 'name', share: 1.4 },
    opening: { title: title('opening'), kind: 'money' },
    fees: { title: title('fees'), kind: 'money' },
    other: { title: title('other'), kind: 'money' },
    reversed: { title: title('reversed'), kind: 'money' },
    paid: { title: title('paid'), kind: 'money' },
    moved: { title: title('moved'), kind: 'money' },
    balance: { title: title('balance'), kind: 'money' },
  } as const;
  const figure = (row: DayAnswer['moves'][number], column: (typeof MOVES)[number]) =>
    paisaOf((row as unknown as Record<string, number>)[column] ?? 0);
  const cellsOf = (of: (column: (typeof MOVES)[number]) => number) =>
    Object.fromEntries(MOVES.map((column) => [column, of(column)]));
  const rows = moves.map(
    (row): NamedRow<keyof typeof columns> => ({
      cells: { fund: row.FundName, ...cellsOf((column) => figure(row, column)) },
    }),
  );
  const sums = cellsOf((column) => sumPaisa(moves.map((row) => figure(row, column))));
  const sum: NamedRow<keyof typeof columns> = {
    kind: 'sum',
    cells: { fund: wordIn(language, 'total'), ...sums },
  };
  return {
    kind: 'table',
    unit: say(language, 'papers.in-taka'),
    ...namedTable(columns, rows.length > 0 ? [...rows, sum] : rows),
  };
}

/** What the books have, what was counted, and the difference, in figures and words. */
export function countFacts(
  {
    book,
    counted,
    difference,
  }: { book: number; counted?: number | undefined; difference?: number | undefined },
  language: Language,
): FactsBlock {
  const taka = (word: Word, amount: number, share: number) =>
    moneyFact({ label: wordIn(language, word), share }, paisaOf(amount), language);
  if (counted === undefined) return { kind: 'facts', lines: [[taka('bookBalance', book, 1)]] };
  return {
    kind: 'facts',
    lines: [
      [
        taka('bookBalance', book, 0.34),
        taka('countedCash', counted, 0.33),
        taka('difference', difference ?? 0, 0.33),
      ],
      [
        {
          label: say(language, 'closing.paper.in-words'),
          value: amountInWords(paisaOf(counted), language),
          share: 1,
        },
      ],
    ],
  };
}

/** Who signs for cash: giver and taker of a drawer, or those who close and look over a day. */
export const cashSigners = (language: Language, who: readonly string[]): PaperBlock => ({
  kind: 'signatures',
  slots: who.map((signer) => ({ label: say(language, signer) })),
});

/** Receipts that wait for their replacement, by number. */
function awaitingNote({ awaiting }: DayAnswer, language: Language): PaperBlock[] {
  if (awaiting.length === 0) return [];
  const numbers = awaiting.map(({ receiptNo }) => digitsOf(receiptNo, language)).join(', ');
  return [{ kind: 'note', text: say(language, 'closing.paper.awaiting', { numbers }) }];
}

/** দিন সমাপ্তি: a cash account on one day, fund by fund, with the notes that were counted. */
export function dayPaper(head: PaperHead, day: DayAnswer): PaperDocument {
  const { language } = head;
  const { notes: counts, coins = 0 } = day;
  const cash = counts && { notes: counts, coins };
  const counted = 'counted' in day ? day : { book: day.book };
  return {
    ...head,
    size: 'a4',
    title: say(language, 'closing.paper.day'),
    filters: [
      day.AccountName,
      dayInWords(day.on, language),
      say(language, `closing.paper.state.${day.state}`),
    ],
    blocks: [
      fundsTable(day, language),
      countFacts(counted, language),
      notesTable(cash, language),
      ...awaitingNote(day, language),
      cashSigners(language, ['papers.collector', 'papers.accountant', 'papers.principal']),
    ],
  };
}
