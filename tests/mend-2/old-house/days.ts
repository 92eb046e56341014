import { createHash } from 'node:crypto';
import type { Person } from '../house/person.ts';

/** Of each line of the journal: where it stands, its day, what it is, fund, account, sum. */
const KEPT = ['Revision', 'Date', 'Type', 'Fund', 'Account', 'Debit', 'Credit'];

export interface Days {
  /** Lines of entries. */
  readonly lines: number;
  readonly hash: string;
}

/** The lines of a school's journal with their days, as its product tells them. @param first of them alone, where said */
export async function daysOf(by: Person, first?: number): Promise<Days> {
  const { body } = await by.get('/api/accounts/journal/export?format=csv');
  const [head = [], ...rows] = cellsOf(String(body));
  const columns = KEPT.map((name) => head.findIndex((cell) => cell.split(' / ').at(-1) === name));
  if (columns.includes(-1)) throw new Error(`the journal has other columns: ${head.join(', ')}`);
  const lines = rows.map((cells) => columns.map((at) => cells[at]).join('|')).slice(0, first);
  return { lines: lines.length, hash: createHash('sha256').update(lines.join('\n')).digest('hex') };
}

const cellsOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell));
