import { toLatinDigits } from '../../kernel/index.ts';

const MOST = 10_000;
const PIECE = /^(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?$/;

/** Leaves as people write them, `১–৪৫, ৪৭`: each by its number; undefined where that cannot be read, or is too much. */
export function leavesIn(text: string): number[] | undefined {
  const leaves: number[] = [];
  for (const piece of toLatinDigits(text).split(/[,،;]/)) {
    const written = piece.trim();
    if (written === '') continue;
    const [, first, last = first] = PIECE.exec(written) ?? [];
    if (first === undefined || Number(last) < Number(first) || Number(last) - Number(first) >= MOST)
      return undefined;
    for (let leaf = Number(first); leaf <= Number(last); leaf += 1) leaves.push(leaf);
    if (leaves.length > MOST) return undefined;
  }
  return leaves;
}

/** 3, 4, 5, 9 → `3–5, 9`. @param numbers in rising order */
export function leavesText(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
