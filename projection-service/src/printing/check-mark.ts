import type { CheckMark } from '@madrasah/events/kernel';
import { encode } from 'uqr';

type Drawn = Omit<CheckMark, 'caption'>;

/** Codes at hand, some 4 kB each: drawing one takes longer than all else of a mark sheet. */
const AT_HAND = 4000;
const atHand = new Map<string, Drawn>();

/** A QR code of an address, drawn once while it is asked for again. */
export function checkMark(address: string, caption: string): CheckMark {
  const known = atHand.get(address) ?? drawn(address);
  atHand.delete(address); // the last one asked for stands at the end
  atHand.set(address, known);
  const [oldest] = atHand.keys();
  if (atHand.size > AT_HAND && oldest !== undefined) atHand.delete(oldest);
  return { ...known, caption };
}

/**
 * Of the eight masks, which all read alike; to weigh them against each other takes six times as long as to draw the code,
 * and a result day draws thousands.
 */
const MASK = 0;

/**
 * A sixth of it may be dirty or worn (level M). Neighbouring squares of a line are drawn as one, so that no hairline
 * stands between them on paper.
 */
function drawn(address: string): Drawn {
  const { data, size } = encode(address, { ecc: 'M', border: 0, maskPattern: MASK });
  const runs = data.flatMap((line, y) =>
    runsOf(line).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { side: size, path: runs.join('') };
}

/** The black stretches of a line: where each begins, and how long it is. */
function runsOf(line: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, black] of line.entries()) {
    const last = runs.at(-1);
    if (!black) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
