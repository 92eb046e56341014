import {
  type Cell,
  type Cells,
  cellText,
  columnLetters,
  Problem,
  type RowProblem,
  writtenDay,
} from '../../kernel/index.ts';
import { bankAmount } from './bank-cells.ts';
import { type Column, type Headings, isAgain } from './columns.ts';

/** A line of money as it is written, before its day and its sign are settled. */
export interface WrittenLine {
  readonly line: number;
  /** The day as it stands there, or above it. */
  readonly day: string;
  /** What went out and came in as they are written, in paisa; below zero where a minus stands there. */
  readonly out: number;
  readonly into: number;
  /** 0 where the file has no balances; undefined where its cell is empty, as where a bank tells one balance a day. */
  readonly balance: number | undefined;
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

/** What is wrong with a line, which its sentence names. */
export const faultAt = (line: number, key: string, params: Problem['params'] = {}): RowProblem => ({
  line,
  column: '',
  problem: new Problem(key, { line, ...params }),
});

const LONGEST = 160;
const LONGEST_TOLD = 40;
const FORWARD =
  /\bb\s*\/\s*f\b|\bc\s*\/\s*f\b|\b(?:brought|carried) (?:down|forward)\b|\bbalance forward\b|^forward$|opening balance|প্রারম্ভিক|জের টানা|ইজা/i;
const SUM = /\btotals?\b|closing balance|মোট|সমাপনী/i;

/** What a cell says, with the point put where a comma can only be one. */
export type Said = (cells: Cells, column: Column) => string;

/** Reads every line under the headings: those of money, those passed over, and what cannot be read. */
export function writtenLines(rows: readonly Cells[], headings: Headings, said: Said): WrittenLines {
  const { last, places, width } = headings;
  const again = isAgain(rows, headings);
  const [lines, passed, problems]: [WrittenLine[], PassedLine[], RowProblem[]] = [[], [], []];
  let forward: number | undefined;
  let above = '';
  const standing: { readonly line: number; readonly balance: number }[] = [];
  for (const [at, cells] of rows.entries()) {
    if (at <= last || again(cells)) continue;
    const written: Written = { cells, line: at + 1, day: said(cells, 'on') || above, said, places, width };
    const read = lineOf(written);
    if ('problem' in read) problems.push(read);
    else if ('day' in read) lines.push(read);
    else if (read.text !== undefined) passed.push({ line: read.line, text: read.text });
    if ('forward' in read && lines.length === 0) forward = read.forward;
    else if ('standing' in read && read.standing !== undefined)
      standing.push({ line: read.line, balance: read.standing });
    above = written.day;
  }
  problems.push(...contradictions(lines, standing), ...sideless(lines, places));
  return { lines, passed, problems, ...(forward === undefined ? {} : { forward }) };
}

interface Written {
  readonly cells: Cells;
  readonly line: number;
  /** As it stands there, or above it; '' where neither says one. */
  readonly day: string;
  readonly said: Said;
  readonly places: Headings['places'];
  readonly width: number;
}

/** No line of money: with what it says where it holds a figure, with the balance that it brings forward. */
interface NoLine {
  readonly line: number;
  readonly text?: string;
  readonly forward?: number;
  /** A balance that it says without any money of its own. */
  readonly standing?: number;
}

/** Balances that the bank says, of which no line makes one: what is between was lost, or cut off. */
function contradictions(
  lines: readonly WrittenLine[],
  standing: readonly { readonly line: number; readonly balance: number }[],
): RowProblem[] {
  const made = new Set(
    lines.flatMap(({ balance, out, into }) =>
      balance === undefined ? [] : [balance, balance - into + out, balance - into + Math.abs(out)],
    ),
  );
  return standing
    .filter(({ balance }) => lines.length > 0 && !made.has(balance))
    .map(({ line }) => faultAt(line, 'reconciliation.balance-breaks'));
}

/** Amounts in one column of which nothing says whether they came or went. */
function sideless(lines: readonly WrittenLine[], { amount, side, type }: Headings['places']): RowProblem[] {
  const [first] = lines;
  const isSaid = amount === undefined || side !== undefined || type !== undefined;
  return isSaid || !first || lines.some(({ out }) => out !== 0)
    ? []
    : [faultAt(first.line, 'reconciliation.no-side')];
}

function lineOf(written: Written): WrittenLine | NoLine | RowProblem {
  const { cells, line, day, said } = written;
  const { out, into, balance, unread, both } = figuresOf(written);
  if (unread) return cellFault(written, unread, 'reconciliation.amount-unreadable');
  const text = textOf(cells, said);
  const whole = cells.map(cellText).join(' ');
  const isMoney = out !== 0 || into !== 0;
  // Banks write what is brought forward in a column of its own, or among the amounts; else its words name a movement.
  const isForward = FORWARD.test(whole) && (!isMoney || balance === undefined || balance === into - out);
  if (isForward) return forwardOf({ line, text }, balance ?? into - out);
  if (!isMoney) return balance ? { line, text, standing: balance } : { line };
  if (writtenDay(said(cells, 'on')) === undefined && SUM.test(whole))
    return { line, text, ...(balance === undefined ? {} : { standing: balance }) };
  const beyond = cells.findIndex((cell, index) => index >= written.width && cellText(cell).trim() !== '');
  if (beyond >= 0) return beyondAt(written, beyond);
  if (both) return faultAt(line, 'reconciliation.both-sides', both);
  if (day === '') return cellFault(written, 'on', 'reconciliation.day-missing');
  const hasBalances = written.places.balance !== undefined;
  return { line, day, out, into, balance: hasBalances ? balance : 0, text };
}

/** Before the first line it is what was there before it; behind one it must be what that has left. */
const forwardOf = (line: NoLine, balance: number): NoLine => ({
  ...line,
  forward: balance,
  standing: balance,
});

function beyondAt({ cells, line }: Written, at: number): RowProblem {
  const value = cellText(cells[at]).slice(0, LONGEST_TOLD);
  return faultAt(line, 'import.cell-beyond', { cell: `${columnLetters(at)}${line}`, value });
}

const cellFault = ({ cells, line, said, places }: Written, column: Column, key: string): RowProblem =>
  faultAt(line, key, {
    cell: `${columnLetters(places[column] ?? 0)}${line}`,
    value: said(cells, column).slice(0, LONGEST_TOLD),
  });

interface Figures {
  readonly out: number;
  readonly into: number;
  /** Undefined where nothing is written. */
  readonly balance: number | undefined;
  /** The first column that says something which is no amount. */
  readonly unread?: Column;
  /** What stands in both columns of money, in paisa: netted it would be a movement that never was. */
  readonly both?: { readonly out: number; readonly into: number };
}

const OUT =
  /^(dr?|debit|withdraw\w*|cash ?out|send money|payment|paid|transfer out|charge|fee|out|purchase|outgoing|sent|mobile recharge|bill pay\w*|pay bill|merchant pay\w*|বিল|খরচ|প্রদান|মোবাইল রিচার্জ|ডেবিট|উত্তোলন|ক্যাশ আউট|সেন্ড মানি|পেমেন্ট)(?![\p{L}\p{M}])/iu;
const IN =
  /^(cr?|credit|deposit\w*|cash ?in|receive\w*|refund|add money|transfer in|in|incoming|salary|remittance|cashback|প্রাপ্তি|অ্যাড মানি|রিফান্ড|জমা|ক্রেডিট|ক্যাশ ইন)(?![\p{L}\p{M}])/iu;

function figuresOf({ cells, said, places }: Written): Figures {
  const read = (column: Column) => bankAmount(said(cells, column));
  const columns = ['out', 'in', 'amount', 'charge', 'balance'] as const;
  const isNone = (column: Column) => isNoNumber(cells[places[column] ?? -1]) || read(column) === undefined;
  const unread = columns.find(isNone);
  const side = said(cells, 'side') || said(cells, 'type');
  const isOfBalance = places.amount === undefined && (places.side ?? -1) > (places.balance ?? -1);
  const stood = said(cells, 'balance') === '' || unread === 'balance' ? undefined : read('balance');
  const balance = stood !== undefined && isOfBalance && OUT.test(side) ? -Math.abs(stood) : stood;
  if (unread) return { out: 0, into: 0, balance, unread };
  const amount = read('amount') ?? 0;
  if (amount > 0 && side !== '' && !OUT.test(side) && !IN.test(side))
    return { out: 0, into: 0, balance, unread: places.side === undefined ? 'type' : 'side' };
  const charge = Math.abs(read('charge') ?? 0);
  if (amount === 0) {
    const [out, into] = [read('out') ?? 0, read('in') ?? 0];
    const both = out !== 0 && into !== 0 ? { both: { out, into } } : {};
    return { out: out + charge, into, balance, ...both };
  }
  const isOut = amount < 0 || OUT.test(side);
  return { out: (isOut ? Math.abs(amount) : 0) + charge, into: isOut ? 0 : amount, balance };
}

/** A day, a share, a truth value or an error where an amount belongs. */
const isNoNumber = (cell: Cell | undefined) => typeof cell === 'object' && cell.kind !== 'number';

function textOf(cells: Cells, said: Said): string {
  const text = [said(cells, 'type'), said(cells, 'text'), said(cells, 'reference')]
    .filter(Boolean)
    .join(' · ');
  return [...text.normalize('NFC')].slice(0, LONGEST).join('');
}
