import {
  amountInWords,
  countedFact,
  dayInWords,
  type Fact,
  type FactsBlock,
  type FactsOf,
  type Language,
  moneyFact,
  moneyFigures,
  type Paisa,
  paisa,
  paisaOf,
  say,
  sumPaisa,
  wordIn,
} from '@madrasah/events';
import type { ReversalRow, receiptsList } from '@madrasah/events/fees';

type Line = FactsOf<typeof receiptsList>;

/** Whether a receipt was taken back by a day. */
export const isBack = (reversedOn: string | null | undefined, by: string | undefined): boolean =>
  reversedOn !== null && reversedOn !== undefined && reversedOn <= (by ?? reversedOn);

/**
 * Receipts and reversals by day and instant. A receipt is struck once its reversal is within the paper, not before;
 * what was taken back stands on the day it was, with less than nothing.
 */
export function collectionLines(
  rows: readonly Line[],
  reversals: readonly ReversalRow[],
  to: string,
  language: Language,
): readonly Line[] {
  const receipts = rows.map((row): Line => {
    if (!isBack(row.reversedOn, to)) return { ...row, reversed: false };
    const day = dayInWords(row.reversedOn ?? '', language);
    return { ...row, state: say(language, 'fees.paper.cancelled-on', { day }) };
  });
  const back = reversals.map(
    (row): Line => ({
      ...row,
      total: paisa(-paisaOf(row.total)),
      state: say(language, 'fees.paper.taken-back'),
      printed: 0,
      reversed: false,
      reversedOn: null,
    }),
  );
  const moment = ({ on, at }: Line) => `${on} ${at}`;
  return [...receipts, ...back].sort((one, other) => (moment(one) < moment(other) ? -1 : 1));
}

const sum = (lines: readonly Line[]): Paisa => sumPaisa(lines.map(({ total }) => total));

/**
 * What came in by account, less what was taken back: as the cash book of these days has it.
 * @param split the same by what it was of
 */
export function collectionFacts(
  lines: readonly Line[],
  split: readonly Fact[],
  language: Language,
): FactsBlock {
  const accounts = Map.groupBy(
    lines.filter(({ Account }) => Account !== 0),
    ({ AccountName }) => AccountName,
  );
  const counted = (label: string, of: readonly Line[]) =>
    countedFact({ label, share: 0.5 }, of.length, sum(of), language);
  const half = (label: string, of: readonly Line[]) => moneyFact({ label, share: 0.5 }, sum(of), language);
  const facts = [...accounts].map(([name, of]) => half(name, of));
  const pairs = facts.flatMap((fact, at) => (at % 2 === 0 ? [[fact, ...facts.slice(at + 1, at + 2)]] : []));
  const isTaken = ({ total }: Line) => total >= 0;
  const all = sum(lines);
  const words = all < 0 ? moneyFigures(all, language) : amountInWords(all, language);
  return {
    kind: 'facts',
    lines: [
      ...pairs,
      [
        counted(wordIn(language, 'receipt'), lines.filter(isTaken)),
        counted(
          wordIn(language, 'cancelled'),
          lines.filter((line) => !isTaken(line)),
        ),
      ],
      split,
      [{ label: say(language, 'fees.paper.in-words'), value: words, share: 1 }],
    ],
  };
}
