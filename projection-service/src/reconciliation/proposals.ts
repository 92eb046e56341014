import { dayNumber, toLatinDigits } from '@madrasah/events';

/** A line of the bank that belongs nowhere yet. */
export interface OpenLine {
  readonly line: number;
  readonly on: string;
  readonly amount: number;
  readonly text: string;
}

/** An entry of the books that no line was matched with. */
export interface OpenEntry {
  readonly entry: number;
  readonly on: string;
  readonly amount: number;
  /** Of its cheque, of its transaction. */
  readonly numbers: readonly string[];
}

/** Why line and entry may be one: the bank names the entry's number, or amount and day agree. */
export type Likeness = 'number' | 'day';

export interface Proposal {
  readonly line: number;
  readonly entry: number;
  readonly why: Likeness;
}

/** Banks take a cheque in some days after it was written; what is further apart is hardly the same. */
const MOST_DAYS = 10;
/** Shorter numbers stand in anything. */
const LEAST_DIGITS = 4;

const plain = (text: string) => toLatinDigits(text).toUpperCase();

const isNamed = ({ text }: OpenLine, { numbers }: OpenEntry) =>
  numbers.some((number) => number.length >= LEAST_DIGITS && plain(text).includes(plain(number)));

const apart = (line: OpenLine, entry: OpenEntry) => Math.abs(dayNumber(line.on) - dayNumber(entry.on));

/**
 * What may belong together: lines and entries of one amount, first where the bank names the entry's number, then by
 * the nearest day. Each line and each entry is proposed once at most.
 */
export function proposals(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Proposal[] {
  const byAmount = Map.groupBy(entries, ({ amount }) => amount);
  const pairs = lines.flatMap((line) =>
    (byAmount.get(line.amount) ?? []).map((entry) => ({
      ...{ line, entry, days: apart(line, entry) },
      why: isNamed(line, entry) ? ('number' as const) : ('day' as const),
    })),
  );
  const likely = pairs.filter(({ why, days }) => why === 'number' || days <= MOST_DAYS);
  likely.sort(
    (one, other) =>
      Number(one.why === 'day') - Number(other.why === 'day') ||
      one.days - other.days ||
      one.line.line - other.line.line ||
      one.entry.entry - other.entry.entry,
  );
  const [usedLines, usedEntries] = [new Set<number>(), new Set<number>()];
  return likely.flatMap(({ line, entry, why }): Proposal[] => {
    if (usedLines.has(line.line) || usedEntries.has(entry.entry)) return [];
    usedLines.add(line.line);
    usedEntries.add(entry.entry);
    return [{ line: line.line, entry: entry.entry, why }];
  });
}
