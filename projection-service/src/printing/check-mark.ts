import type { CheckMark } from '@madrasah/events/kernel';
import { encode } from 'uqr';

/**
 * A QR code of an address. A sixth of it may be dirty or worn (level M). Neighbouring squares of a line are drawn as
 * one, so that no hairline stands between them on paper.
 */
export function checkMark(address: string, caption: string): CheckMark {
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const runs = data.flatMap((line, y) =>
    runsOf(line).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { side: size, path: runs.join(''), caption };
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
