import { toTaka } from '@madrasah/events';
import type { ChartState } from '../../../../command-service/src/ledger/chart/state.ts';
import type { Books, Decided } from '../../../../command-service/src/ledger/journal/facts/index.ts';
import type { JournalState } from '../../../../command-service/src/ledger/journal/state.ts';
import { STUDENTS } from '../small-school.ts';
import type { StepOf } from '../steps.ts';

/** A form as a page would send it. */
export interface Form {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** Who sends it; 1 where nobody is named. */
  readonly login?: number;
  /** Of the command, where it is not that of its row. */
  readonly name?: string;
  /** What it decides, where its page sends a file: reading that takes a thread of its own, and is tried elsewhere. */
  readonly decide?: (books: Books) => Decided;
}

/** What an entry does to the bank; paisa, above zero what came in. */
export interface BankEntry {
  /** Its place in the journal. */
  readonly revision: number;
  readonly on: string;
  readonly amount: number;
}

/** What a form is filled in from: what was drawn, and the books as they stand. */
export interface Filling {
  readonly drawn: StepOf<'form'>;
  readonly journal: JournalState;
  readonly chart: ChartState;
  /** The entries that touch the bank so far. */
  readonly bank: readonly BankEntry[];
  /** The day it is of. */
  readonly on: string;
  readonly today: string;
}

/** Fills a form in; undefined where there is nothing it could be about. */
export type Fill = (filling: Filling) => Form | undefined;

/** The nth of some things, counted round. */
export const pick = <T>(from: readonly T[], which: number): T | undefined => from[which % from.length];

export const studentOf = ({ who }: StepOf<'form'>) => STUDENTS[who] ?? STUDENTS[0];

export const taka = ({ drawn }: Filling) => toTaka(drawn.amount as never);

export const id = (value: number) => ({ id: String(value) });

/** One of a student's charges, mostly one that is still owed. */
export function itemFor({ drawn, journal }: Filling) {
  const { userId } = studentOf(drawn);
  const items = (journal.itemsOf.get(userId) ?? []).flatMap((itemId) => journal.items.get(itemId) ?? []);
  const open = items.filter(({ due }) => due > 0);
  return pick(open.length > 0 && drawn.which % 5 > 0 ? open : items, drawn.which);
}

/** A part of a sum, in taka: mostly less than all of it. */
export const partOf = (sum: number, { drawn }: Filling) =>
  toTaka(Math.max(1, Math.floor((sum * drawn.tenths) / 10)) as never);

/** So many single taka, as they would be counted. */
export const counted = (taka: number) => ({ 1: Math.max(0, taka) % 100_000 });
