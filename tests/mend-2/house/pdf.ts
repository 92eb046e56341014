import { inflateSync } from 'node:zlib';

/** What a PDF has its pages drawn by, unpacked. */
export function drawnIn(pdf: Buffer): string {
  const parts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at);
    if (end < 0) break;
    try {
      parts.push(inflateSync(pdf.subarray(at + 'stream\n'.length, end)).toString('latin1'));
    } catch {
      // A picture or a font is no text.
    }
  }
  return parts.join('\n');
}

/** The sizes of its letters, in points. */
export const lettersOf = (pdf: Buffer): number[] =>
  [...drawnIn(pdf).matchAll(/\/H\d+ ([\d.]+) Tf/g)].map(([, size]) => Number(size));

/** How wide and high its first sheet is, in points. */
export const sheetOf = (pdf: Buffer): number[] =>
  (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1'))?.slice(1) ?? []).map(Number);
