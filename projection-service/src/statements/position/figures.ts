import { paisa } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import {
  ASSET_GROUPS,
  EXPENSE_GROUPS,
  type Group,
  grouping,
  INCOME_GROUPS,
  LIABILITY_GROUPS,
  movedOf,
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
  readonly fundBalances: readonly PositionLine[];
}

/** The account under which all income less all expenditure so far stands: closing entries are in no statement. */
export const SURPLUS = 'surplus';

const isOneOf = (groups: readonly Group[]) => (line: PositionLine) => groups.includes(line.group);
/** Money first, then what students owe, then the rest; in each the order of the chart. */
const inOrder = (lines: readonly PositionLine[]) =>
  lines.toSorted(
    (one, other) => ASSET_GROUPS.indexOf(one.group as never) - ASSET_GROUPS.indexOf(other.group as never),
  );
const EARNED: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS];

/** The position of each fund. */
export function positions(asking: Asking): FundPosition[] {
  const groupOf = grouping(asking.books, asking.names);
  return movedOf(asking).map(({ fundId, accounts }) => {
    const lines = accounts.map(({ account, opening, debit, credit }): PositionLine => {
      const group = groupOf(account);
      return { account, group, amount: paisa(signOf(group) * (opening + debit - credit)) };
    });
    const surplus = lines
      .filter(isOneOf(EARNED))
      .reduce((sum, { amount, group }) => sum - signOf(group) * amount, 0);
    const own = lines.filter(isOneOf(['fundBalance']));
    const isThere = ({ amount }: PositionLine) => amount !== 0;
    return {
      fundId,
      assets: inOrder(lines.filter(isOneOf(ASSET_GROUPS)).filter(isThere)),
      liabilities: lines.filter(isOneOf(LIABILITY_GROUPS)).filter(isThere),
      fundBalances: [
        ...own,
        { account: SURPLUS, group: 'fundBalance' as const, amount: paisa(surplus) },
      ].filter(isThere),
    };
  });
}

export const totalOf = (lines: readonly PositionLine[]) =>
  paisa(lines.reduce((sum, { amount }) => sum + amount, 0));

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
  return {
    fundId: 0,
    assets: inOrder(merged('assets')),
    liabilities: merged('liabilities'),
    fundBalances: funds.map(worthOf).filter(({ amount }) => amount !== 0),
  };
}
