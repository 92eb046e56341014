import { bareNumber, dayNumber, toLatinDigits } from '@madrasah/events';

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

/** Letters and digits of a number alone; one of digits without the zeros before it. */
const bare = (number: string) => bareNumber(number).replace(/^0+(?=\d+$)/, '');

/** Numbers that a line of the bank holds, whole: 1234 stands in CHQ 001234, not in TX8812349. */
const numbersIn = (text: string): string[] =>
  (
    toLatinDigits(text)
      .toUpperCase()
      .match(/[A-Z0-9]*\d[A-Z0-9]*/g) ?? []
  ).map(bare);

const LONG_ENOUGH = (number: string) => number.length >= LEAST_DIGITS;
/** What no day, sum or branch looks like: letters and digits in one, as wallets number what they move. */
const TRANSACTION = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{6,}$/;
const CHEQUE = /\b(?:CHQ|CHEQUE|CHECK|INSTRUMENT)[\s.:#]*(?:NO)?[\s.:#]*0*(\d{2,})/g;

/** Numbers by which a line of the bank names what it is of: of a transaction, or behind the word cheque. */
const namedIn = (text: string): string[] => [
  ...numbersIn(text).filter((number) => TRANSACTION.test(number)),
  ...[...toLatinDigits(text).toUpperCase().matchAll(CHEQUE)].map(([, digits = '']) => digits),
];

const isNamed = ({ text }: OpenLine, { numbers }: OpenEntry) => {
  const said = new Set(numbersIn(text));
  return numbers.map(bare).some((number) => LONG_ENOUGH(number) && said.has(number));
};

/** Line and entry name numbers of one kind, and none of them is the same: they are two. */
const isAnother = ({ text }: OpenLine, { numbers }: OpenEntry): boolean => {
  const said = namedIn(text);
  const known = numbers.map(bare).filter(LONG_ENOUGH);
  return [true, false].some((mixed) => {
    const alike = (number: string) => TRANSACTION.test(number) === mixed;
    const [theirs, ours] = [said.filter(alike), known.filter(alike)];
    return theirs.length > 0 && ours.length > 0 && !ours.some((number) => said.includes(number));
  });
};

const apart = (line: OpenLine, entry: OpenEntry) => Math.abs(dayNumber(line.on) - dayNumber(entry.on));

/**
 * What may belong together: lines and entries of one amount, first where the bank names the entry's number, then by
 * the nearest day. Two that name different numbers are never proposed. Each line and each entry is proposed once at most.
 */
export function proposals(lines: readonly OpenLine[], entries: readonly OpenEntry[]): Proposal[] {
  const byAmount = Map.groupBy(entries, ({ amount }) => amount);
  const pairs = lines.flatMap((line) =>
    (byAmount.get(line.amount) ?? [])
      .filter((entry) => isNamed(line, entry) || !isAnother(line, entry))
      .map((entry) => ({
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
