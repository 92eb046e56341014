import {
  amountInWords,
  countedFact,
  type Fact,
  type FactsBlock,
  moneyFact,
  moneyFigures,
  paisa,
  saidIn,
  say,
  sumPaisa,
} from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { spreadName } from '../../../reports/index.ts';
import { madeBy, movesMadeOf } from '../made.ts';
import type { Room, Rows } from '../room.ts';
import { type Move, receiptsIn } from './moves.ts';

const { columns } = feeReports;

const totalOf = (moves: readonly Pick<Move, 'parts'>[]) =>
  sumPaisa(moves.flatMap(({ parts }) => parts.map(({ paid }) => paisa(paid))));

/** Two in a line. */
const inPairs = (facts: readonly Fact[]): Fact[][] =>
  facts.flatMap((fact, at) => (at % 2 === 0 ? [[fact, ...facts.slice(at + 1, at + 2)]] : []));

/** A sum below the lines: what it is called, the column its question names, and the part of each receipt in it. */
interface Sum {
  readonly label: string;
  readonly column: string;
  readonly moves: readonly Move[];
  readonly gave: (move: Move) => number;
}

const whole = (move: Move) => totalOf([move]);
const unique = (ids: readonly number[]) => [...new Set(ids)];

/** By account what came into each of them; by fund each receipt's lines of it. */
function sumsOf({ names }: Room, moves: readonly Move[]): readonly [accounts: Sum[], funds: Sum[]] {
  const accounts = unique(moves.map(({ account }) => account)).filter((account) => account !== 0);
  const funds = unique(moves.flatMap(({ parts }) => parts.map(({ fundId }) => fundId)));
  return [
    accounts.map((id): Sum => {
      const own = moves.filter(({ account }) => account === id);
      return {
        label: names.account(subLedgerAccount(id)),
        column: spreadName('foot-account', id),
        moves: own,
        gave: whole,
      };
    }),
    funds.map((id): Sum => {
      const gave = ({ parts }: Move) => totalOf([{ parts: parts.filter(({ fundId }) => fundId === id) }]);
      return { label: names.fund(id), column: spreadName('foot-fund', id), moves, gave };
    }),
  ];
}

/**
 * What a collection comes to: how many receipts and reversals, by account and by fund, and in words. By account it is
 * what the cash book of these days has of fees.
 */
export function collectionFoot(room: Room, moves: readonly Move[]): Pick<Rows, 'below' | 'foot'> {
  const { language, question } = room;
  const counted = (label: string, column: string, of: readonly Move[]): Fact => {
    const fact = { label, share: 0.5, ...(of.length > 0 && { explains: question({ column }) }) };
    return countedFact(fact, receiptsIn(of), totalOf(of), language);
  };
  const sums = sumsOf(room, moves);
  const told = ({ label, column, moves: of, gave }: Sum): Fact => {
    const sum = paisa(of.reduce((sofar, move) => sofar + gave(move), 0));
    return moneyFact({ label, share: 0.5, explains: question({ column }) }, sum, language);
  };
  const all = totalOf(moves);
  const words = all < 0 ? moneyFigures(all, language) : amountInWords(all, language);
  const [taken, back] = [moves.filter(({ isBack }) => !isBack), moves.filter(({ isBack }) => isBack)];
  const block: FactsBlock = {
    kind: 'facts',
    lines: [
      [
        counted(saidIn(columns.receipts.said, language), 'foot-receipts', taken),
        counted(saidIn(columns.reversals.said, language), 'foot-reversals', back),
      ],
      ...sums.flatMap((of) => inPairs(of.map(told))),
      [{ label: say(language, 'fees.paper.in-words'), value: words, share: 1 }],
    ],
  };
  const foot = madeBy({
    'foot-receipts': () => movesMadeOf(taken, whole),
    'foot-reversals': () => movesMadeOf(back, whole),
    ...Object.fromEntries(
      sums.flat().map(({ column, moves: of, gave }) => [column, () => movesMadeOf(of, gave)]),
    ),
  });
  return { below: [block], foot };
}
