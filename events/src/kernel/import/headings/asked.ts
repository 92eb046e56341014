import { type Cells, cellText } from '../table.ts';

/** A column of a file whose heading is not known: a person is asked what it is. */
export interface AskedColumn {
  /** In the file, from 1. */
  readonly at: number;
  readonly heading: string;
  /** As somebody has said it: a wire name, or that it is left out; '' where nobody has. */
  readonly as: string;
  /** The first of what stands in it. */
  readonly samples: readonly string[];
}

const SAMPLES = 3;
const LONGEST = 40;
const short = (text: string) => [...text.trim()].slice(0, LONGEST).join('');

/** With what stands in them, so that somebody can tell what they are. @param lines under the headings */
export const withSamples = (
  asked: readonly Omit<AskedColumn, 'samples'>[],
  lines: readonly { readonly cells: Cells }[],
): AskedColumn[] =>
  asked.map((one) => {
    const said = lines.map(({ cells }) => short(cellText(cells[one.at - 1]))).filter(Boolean);
    return { ...one, samples: said.slice(0, SAMPLES) };
  });
