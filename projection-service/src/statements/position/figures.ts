import { paisa } from '@madrasah/events';
import { carriedMovements } from '../../ledger/index.ts';
import type { Asking } from '../asking.ts';
import {
  ASSET_GROUPS,
  EXPENSE_GROUPS,
  type Group,
  grouping,
  INCOME_GROUPS,
  LIABILITY_GROUPS,
  signOf,
} from '../groups.ts';

export interface PositionLine {
  readonly account: string;
  readonly amount: number;
  readonly group: Group;
  /** Of all funds together: whose whole balance it is. */
  readonly fundId?: number;
}

/** What a fund has and owes at the end of a day, in paisa: assets = liabilities + fund balances. */
export interface FundPosition {
  readonly fundId: number;
  readonly assets: readonly PositionLine[];
  readonly liabilities: readonly PositionLine[];
  /** What it was worth at the beginning of the accounting year, and the surplus of the year. */
  readonly fundBalances: readonly PositionLine[];
  readonly beginning: number;
  readonly surplus: number;
}

/** The account under which all income less all expenditure of the accounting year stands. */
export const SURPLUS = 'surplus';

const isOneOf = (groups: readonly Group[]) => (line: PositionLine) => groups.includes(line.group);
/** Money first, then what students owe, then the rest; in each the order of the chart. */
const inOrder = (lines: readonly PositionLine[]) =>
  lines.toSorted(
    (one, other) => ASSET_GROUPS.indexOf(one.group as never) - ASSET_GROUPS.indexOf(other.group as never),
  );
const EARNED: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS];

export const totalOf = (lines: readonly PositionLine[]) =>
  paisa(lines.reduce((sum, { amount }) => sum + amount, 0));

/** The position of each fund: what a trial balance without closing entries says at the end of the same day. */
export function positions({ books, cut, names, fundId: wanted, yearOf, to }: Asking): FundPosition[] {
  const groupOf = grouping(books, names);
  const { from } = yearOf(to);
  return carriedMovements(books, cut, { from, yearBegins: from, fundId: wanted }, names)
    .filter(({ accounts }) => accounts.length > 0)
    .map(({ fundId, accounts }) => {
      const lines = accounts.map(({ account, opening, debit, credit }): PositionLine => {
        const group = groupOf(account);
        return { account, group, amount: paisa(signOf(group) * (opening + debit - credit)) };
      });
      const earned = lines.filter(isOneOf(EARNED));
      const surplus = paisa(earned.reduce((sum, { amount, group }) => sum - signOf(group) * amount, 0));
      const own = lines.filter(isOneOf(['fundBalance']));
      const ofYear = { account: SURPLUS, group: 'fundBalance' as const, amount: surplus };
      const isThere = ({ amount }: PositionLine) => amount !== 0;
      return {
        ...{ fundId, beginning: totalOf(own), surplus },
        assets: inOrder(lines.filter(isOneOf(ASSET_GROUPS)).filter(isThere)),
        liabilities: lines.filter(isOneOf(LIABILITY_GROUPS)).filter(isThere),
        fundBalances: [...own, ofYear].filter(isThere),
      };
    });
}

/** What a fund is worth, as one line among those of the others. */
function worthOf({ fundId, fundBalances }: FundPosition): PositionLine {
  const account = fundBalances.map((line) => line.account).join();
  return { account, group: 'fundBalance', amount: totalOf(fundBalances), fundId };
}

/** All funds as one: what they owe each other is nil, their balances stand one by one. Its `fundId` is 0. */
export function positionTogether(funds: readonly FundPosition[]): FundPosition {
  const merged = (side: 'assets' | 'liabilities') => {
    const lines = new Map<string, PositionLine>();
    for (const line of funds.flatMap((fund) => fund[side])) {
      if (line.group === 'dueFrom' || line.group === 'dueTo') continue;
      const amount = paisa((lines.get(line.account)?.amount ?? 0) + line.amount);
      lines.set(line.account, { ...line, amount });
    }
    return [...lines.values()].filter(({ amount }) => amount !== 0);
  };
  const sum = (of: 'beginning' | 'surplus') => paisa(funds.reduce((total, fund) => total + fund[of], 0));
  return {
    ...{ fundId: 0, beginning: sum('beginning'), surplus: sum('surplus') },
    assets: inOrder(merged('assets')),
    liabilities: merged('liabilities'),
    fundBalances: funds.map(worthOf).filter(({ amount }) => amount !== 0),
  };
}
