import {
  amountInWords,
  digitsOf,
  type Fact,
  type FactsBlock,
  moneyFigures,
  paisa,
  say,
  sumPaisa,
  wordIn,
} from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Room } from '../room.ts';
import { type Move, receiptsIn } from './moves.ts';

const totalOf = (moves: readonly Move[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** Sums by a name, two in a line. */
function pairs(room: Room, sums: ReadonlyMap<string, number>): Fact[][] {
  const facts = [...sums].map(([label, sum]) => ({
    ...{ label, share: 0.5 },
    value: moneyFigures(paisa(sum), room.language),
  }));
  return facts.flatMap((fact, at) => (at % 2 === 0 ? [[fact, ...facts.slice(at + 1, at + 2)]] : []));
}

function sumsBy(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, paid] of entries) sums.set(name, (sums.get(name) ?? 0) + paid);
  return sums;
}

/**
 * What a collection comes to: how many receipts and reversals, by account and by fund, and in words. By account it is
 * what the cash book of these days has of fees.
 */
export function collectionFoot(room: Room, moves: readonly Move[]): FactsBlock {
  const { language, names } = room;
  const counted = (label: string, of: readonly Move[]): Fact => ({
    ...{ label, share: 0.5 },
    value: `${digitsOf(receiptsIn(of), language)} · ${moneyFigures(totalOf(of), language)}`,
  });
  const byAccount = sumsBy(
    moves
      .filter(({ account }) => account !== 0)
      .map((move) => [names.account(subLedgerAccount(move.account)), totalOf([move])]),
  );
  const byFund = sumsBy(
    moves.flatMap(({ parts }) => parts.map(({ fundId, paid }) => [names.fund(fundId), paid] as const)),
  );
  const all = totalOf(moves);
  const words = all < 0 ? moneyFigures(all, language) : amountInWords(all, language);
  return {
    kind: 'facts',
    lines: [
      [
        counted(
          wordIn(language, 'receipt'),
          moves.filter(({ isBack }) => !isBack),
        ),
        counted(
          wordIn(language, 'cancelled'),
          moves.filter(({ isBack }) => isBack),
        ),
      ],
      ...pairs(room, byAccount),
      ...pairs(room, byFund),
      [{ label: say(language, 'fees.paper.in-words'), value: words, share: 1 }],
    ],
  };
}
