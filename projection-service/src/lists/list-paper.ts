import {
  type PaperBlock,
  type PaperDocument,
  type PaperSize,
  type PlainList,
  type TableBlock,
  wordIn,
} from '@madrasah/events';
import { type PaperHead, signers } from '../papers/index.ts';

/** What a list's paper says beside its rows. */
export interface PaperParts {
  /** What was asked for, in words. */
  readonly filters: readonly string[];
  /** Only these of its columns. */
  readonly columns?: readonly string[];
  /** The sums by column, where they are not those of the lines that stand. In paisa, or a count. */
  readonly totals?: Readonly<Record<string, number>>;
  /** Between the register and the lines to sign on. */
  readonly below?: readonly PaperBlock[];
  /** Of a register with more columns than an A4 has room for. */
  readonly size?: PaperSize;
  readonly signers?: Parameters<typeof signers>[1];
  /** Of a title that its files do not share with the screen. */
  readonly title?: string;
}

/** A list on paper: its register under the head of the house, and lines to sign on. */
export const listPaper = (
  head: PaperHead,
  { title }: Pick<PlainList, 'title'>,
  table: TableBlock,
  { filters, below = [], size = 'a4-landscape', ...parts }: PaperParts,
): PaperDocument => ({
  ...head,
  size,
  title: parts.title ?? wordIn(head.language, title),
  filters,
  blocks: [table, ...below, signers(head.language, parts.signers)],
});
