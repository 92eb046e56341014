import {
  type Cells,
  cellText,
  columnLetters,
  Problem,
  type RowProblem,
  writtenDay,
} from '../../kernel/index.ts';
import { bankAmount } from './bank-cells.ts';
import { type Column, type Headings, isHeadings } from './columns.ts';

/** A line of money as it is written, before its day and its sign are settled. */
export interface WrittenLine {
  readonly line: number;
  /** The day as it stands there, or above it. */
  readonly day: string;
  /** What went out and came in as they are written, in paisa; below zero where a minus stands there. */
  readonly out: number;
  readonly into: number;
  readonly balance: number;
  readonly text: string;
}

/** A line that holds a figure and is no line of money: a sum, or what was brought forward. */
export interface PassedLine {
  readonly line: number;
  readonly text: string;
}

export interface WrittenLines {
  readonly lines: readonly WrittenLine[];
  readonly passed: readonly PassedLine[];
  /** What the bank says stood before the first line, in paisa, where it says so. */
  readonly forward?: number;
  readonly problems: readonly RowProblem[];
}

const LONGEST = 160;
const FORWARD = /\bb\s*\/\s*f\b|\bc\s*\/\s*f\b|brought|carried|forward|opening balance|প্রারম্ভিক|জের টানা|ইজা/i;
const SUM = /\btotals?\b|closing balance|মোট|সমাপনী/i;

/** What a cell says, with the point put where a comma can only be one. */
export type Said = (cells: Cells, column: Column) => string;

/** Reads every line under the headings: those of money, those passed over, and what cannot be read. */
export function writtenLines(rows: readonly Cells[], { last, places }: Headings, said: Said): WrittenLines {
  const [lines, passed, problems]: [WrittenLine[], PassedLine[], RowProblem[]] = [[], [], []];
  let forward: number | undefined;
  let above = '';
  for (const [at, cells] of rows.entries()) {
    if (at <= last || isHeadings(cells)) continue;
    const written: Written = { cells, line: at + 1, day: said(cells, 'on') || above, said, places };
    const read = lineOf(written);
    if ('problem' in read) problems.push(read);
    else if ('balance' in read) lines.push(read);
    else if (read.text !== undefined) passed.push({ line: read.line, text: read.text });
    if ('forward' in read && lines.length === 0) forward = read.forward;
    above = written.day;
  }
  return { lines, passed, problems, ...(forward === undefined ? {} : { forward }) };
}

interface Written {
  readonly cells: Cells;
  readonly line: number;
  /** As it stands there, or above it; '' where neither says one. */
  readonly day: string;
  readonly said: Said;
  readonly places: Headings['places'];
}

/** No line of money: with what it says where it holds a figure, with the balance that it brings forward. */
interface NoLine {
  readonly line: number;
  readonly text?: string;
  readonly forward?: number;
}

function lineOf(written: Written): WrittenLine | NoLine | RowProblem {
  const { cells, line, day, said } = written;
  const { out, into, balance, unread } = figuresOf(cells, said);
  if (unread) return problemAt(written, unread, 'reconciliation.amount-unreadable');
  const text = textOf(cells, said);
  const whole = cells.map(cellText).join(' ');
  const isMoney = out !== 0 || into !== 0;
  if (FORWARD.test(whole)) return { line, text, forward: balance ?? into - out };
  if (!isMoney) return balance ? { line, text } : { line };
  if (writtenDay(said(cells, 'on')) === undefined && SUM.test(whole)) return { line, text };
  if (day === '') return problemAt(written, 'on', 'reconciliation.day-missing');
  if (balance === undefined) return problemAt(written, 'balance', 'reconciliation.amount-unreadable');
  return { line, day, out, into, balance, text };
}

const problemAt = ({ cells, line, said, places }: Written, column: Column, key: string): RowProblem => {
  const cell = `${columnLetters(places[column] ?? 0)}${line}`;
  return { line, column: '', problem: new Problem(key, { cell, value: said(cells, column).slice(0, 40) }) };
};

interface Figures {
  readonly out: number;
  readonly into: number;
  /** Undefined where nothing is written. */
  readonly balance: number | undefined;
  /** The first column that says something which is no amount. */
  readonly unread?: Column;
}

function figuresOf(cells: Cells, said: Said): Figures {
  const read = (column: Column) => bankAmount(said(cells, column));
  const columns = ['out', 'in', 'amount', 'balance'] as const;
  const unread = columns.find((column) => read(column) === undefined);
  const balance = said(cells, 'balance') === '' ? undefined : read('balance');
  if (unread) return { out: 0, into: 0, balance, unread };
  const amount = read('amount') ?? 0;
  const isOut = amount < 0 || /^(dr?|debit|withdraw\w*|out|ডেবিট)\b/i.test(said(cells, 'side'));
  const one = amount === 0 ? { out: read('out') ?? 0, into: read('in') ?? 0 } : undefined;
  const { out, into } = one ?? {
    out: isOut ? Math.abs(amount) : 0,
    into: isOut ? 0 : amount,
  };
  return { out, into, balance };
}

function textOf(cells: Cells, said: Said): string {
  const text = [said(cells, 'text'), said(cells, 'reference')].filter(Boolean).join(' · ');
  return [...text.normalize('NFC')].slice(0, LONGEST).join('');
}
