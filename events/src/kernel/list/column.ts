import type { Word } from '../words/index.ts';

/** Where a column stands on a phone: the sheet's title, the figure at its right, in the line below it, a line of its own. */
export type Phone = 'title' | 'side' | 'beside' | 'line' | 'hide';
export type Color = 'green' | 'red' | 'yellow' | 'blue';

/** What a state is called; colour only helps the word. */
export interface State {
  readonly word: Word;
  readonly color?: Color;
}
export type States = Readonly<Record<number, State>>;

/** One of a list whose ids are fixed for every institution. */
export interface Choice {
  readonly id: number;
  readonly bn: string;
  readonly en: string;
}

/**
 * What a column holds, and with it how it is written, ordered, printed and checked: `money` paisa (taka on the wire),
 * `count` a number that adds up, `number` one that names something, `code` and `mobile` its like in text, `name`
 * somebody's own spelling, `text` words of the school, `day` a business day, `time` an instant of which the clock is
 * shown, `clock` a time of the day `HH:mm`, `names` several of what `text` is, `who` a login, `choice` one of a fixed list, `badge` one of a few states, `flag` a state or nothing.
 */
export type ColumnKind =
  | 'money'
  | 'count'
  | 'number'
  | 'code'
  | 'mobile'
  | 'name'
  | 'text'
  | 'day'
  | 'time'
  | 'clock'
  | 'names'
  | 'who'
  | 'choice'
  | 'badge'
  | 'flag';

export interface ColumnOptions {
  /** Neighbours of one group stand under its name on paper. */
  readonly group?: Word;
  /** `false`: nobody puts the list in this order. */
  readonly sort?: boolean;
  readonly phone?: Phone;
  /** The first thing one reads: bold. */
  readonly strong?: boolean;
  /** Of words: short ones, that are neither cut off nor broken. */
  readonly whole?: boolean;
  /** On the screen, in the files, or of these in the workbook and CSV only; everywhere where absent. */
  readonly only?: 'screen' | 'files' | 'sheets';
  /** Of words and names on paper: the share of the width that the others leave; 1 where absent. */
  readonly share?: number;
  /** A row may come without it. */
  readonly absent?: boolean;
  /** Of a number: the text of the row that shows it, on the screen and in the files; it is ordered and sent as a number. */
  readonly told?: string;
  /**
   * Of a text that says a number one reckons with (a total that was typed): what reads as one is a number in the files,
   * with so many digits behind the point.
   */
  readonly figure?: { readonly decimals?: number };
}

interface Summed extends ColumnOptions {
  /** All rows that are asked for are added up, whatever page is shown. */
  readonly total?: boolean;
  /** Money with its paisa, as ledgers have it; whole taka where there are none otherwise. */
  readonly exact?: boolean;
}

export interface Column<K extends ColumnKind = ColumnKind> extends Summed {
  readonly kind: K;
  readonly word: Word;
  readonly states?: States;
  readonly choices?: readonly Choice[];
}

/** A column by its name on the wire. */
export type Columns = Readonly<Record<string, Column>>;

type Made<K extends ColumnKind, O> = O & { readonly kind: K; readonly word: Word };

const plain =
  <const K extends ColumnKind>(kind: K) =>
  <const O extends ColumnOptions = Record<never, never>>(word: Word, options?: O & { total?: never }) =>
    ({ ...options, kind, word }) as unknown as Made<K, O>;

const summed =
  <const K extends ColumnKind>(kind: K) =>
  <const O extends Summed = Record<never, never>>(word: Word, options?: O) =>
    ({ ...options, kind, word }) as Made<K, O>;

/** `column.money('due', { total: true })`: a column and the word over it. Only what adds up takes a total. */
export const column = {
  money: summed('money'),
  count: summed('count'),
  number: plain('number'),
  code: plain('code'),
  mobile: plain('mobile'),
  name: plain('name'),
  text: plain('text'),
  day: plain('day'),
  time: plain('time'),
  clock: plain('clock'),
  names: plain('names'),
  who: plain('who'),
  choice: <const O extends ColumnOptions = Record<never, never>>(
    word: Word,
    choices: readonly Choice[],
    options?: O,
  ) =>
    ({ ...options, kind: 'choice', word, choices }) as unknown as Made<'choice', O> & {
      readonly choices: readonly Choice[];
    },
  /** What a yes is called; a no is not shown. */
  flag: <const O extends ColumnOptions = Record<never, never>>(word: Word, yes: State, options?: O) =>
    ({ ...options, kind: 'flag', word, states: { 1: yes } }) as unknown as Made<'flag', O> & {
      readonly states: States;
    },
  badge: <const O extends ColumnOptions = Record<never, never>>(word: Word, states: States, options?: O) =>
    ({ ...options, kind: 'badge', word, states }) as unknown as Made<'badge', O> & {
      readonly states: States;
    },
};

/** The kinds whose sum says something. */
export const ADDS_UP: readonly ColumnKind[] = ['money', 'count'];
