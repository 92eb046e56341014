/** How much of a paper is drawn. */
export interface Made {
  readonly done: number;
  readonly total: number;
}

const SAID = /%made (\d+)\/(\d+)\n/g;
const LONGEST = 40;

/** Reads off the pieces of a PDF how far its drawing has come; a line may be torn between two of them. */
export function madeReader(tell: (made: Made) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder('latin1');
  let tail = '';
  return (piece) => {
    const text = tail + decoder.decode(piece.subarray(-4 * LONGEST));
    const last = [...text.matchAll(SAID)].at(-1);
    if (last) tell({ done: Number(last[1]), total: Number(last[2]) });
    const read = last ? last.index + last[0].length : 0;
    tail = text.slice(Math.max(read, text.length - LONGEST));
  };
}
