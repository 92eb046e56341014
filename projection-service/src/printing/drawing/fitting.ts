/** Letters that are read without effort, in points: where there is room nothing is written smaller. */
export const LEAST_LETTERS = 7;
/** What cannot grow, as a card cannot, is written smaller rather than left out: down to here, in points. */
const SMALLEST = 4;
const STEP = 0.25;

/** The largest size, from `size` down, at which something has room; in points. */
export function sizeWithRoom(size: number, hasRoom: (size: number) => boolean): number {
  let now = size;
  while (now > SMALLEST && !hasRoom(now)) now = Math.max(SMALLEST, now - STEP);
  return now;
}
