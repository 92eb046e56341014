import { paisaOf, type ShownEntry, type ShownLine, type ShownPart, sumPaisa } from '@madrasah/events/kernel';

/** A line, and whether it came or went since the entry was looked at before. */
export interface ComparedLine extends ShownLine {
  readonly state: 'same' | 'new' | 'gone';
}

/** A part of an entry with the sums of its sides, in taka. */
export interface ComparedPart extends Omit<ShownPart, 'lines'> {
  readonly lines: readonly ComparedLine[];
  readonly debit: number;
  readonly credit: number;
}

const TAKA = 100;
const nameOf = ({ as, on }: ShownPart): string => `${as} ${on}`;
const sum = (amounts: readonly number[]): number => sumPaisa(amounts.map(paisaOf)) / TAKA;

function comparedPart({ lines, ...part }: ShownPart, before: readonly ShownLine[] | undefined): ComparedPart {
  const known = new Set(before?.map((line) => JSON.stringify(line)));
  const now = new Set(lines.map((line) => JSON.stringify(line)));
  const isNew = (line: ShownLine) => before !== undefined && !known.has(JSON.stringify(line));
  const gone = before?.filter((line) => !now.has(JSON.stringify(line))) ?? [];
  return {
    ...part,
    lines: [
      ...lines.map((line) => ({ ...line, state: isNew(line) ? ('new' as const) : ('same' as const) })),
      ...gone.map((line) => ({ ...line, state: 'gone' as const })),
    ],
    debit: sum(lines.map(({ debit }) => debit)),
    credit: sum(lines.map(({ credit }) => credit)),
  };
}

/** An entry part by part; beside one that was looked at before, what came and what went. */
export function comparedParts(
  entry: Pick<ShownEntry, 'parts'>,
  was: Pick<ShownEntry, 'parts'> | undefined,
): readonly ComparedPart[] {
  const before = new Map(was?.parts.map((part) => [nameOf(part), part]));
  const now = new Set(entry.parts.map(nameOf));
  const goneParts = was?.parts.filter((part) => !now.has(nameOf(part))) ?? [];
  return [
    ...entry.parts.map((part) => comparedPart(part, was && (before.get(nameOf(part))?.lines ?? []))),
    ...goneParts.map(({ lines, ...part }) => comparedPart({ ...part, lines: [] }, lines)),
  ];
}
