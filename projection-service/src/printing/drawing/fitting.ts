/** Letters that are read without effort, in points: nothing is written smaller while anything else can give way. */
export const LEAST_LETTERS = 7;
/** Where nothing is left that gives way, what cannot grow is written smaller rather than left out: in points. */
export const SMALLEST = 4;
const STEP = 0.25;

/** The largest size, from `size` down to `least`, at which something has room; the least where there is none. In points. */
export function sizeWithRoom(
  size: number,
  hasRoom: (size: number) => boolean,
  least: number = LEAST_LETTERS,
): number {
  let now = size;
  while (now > least && !hasRoom(now)) now = Math.max(least, now - STEP);
  return now;
}
