import type { TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import { type SideLine, twoSided } from '../sides.ts';
import { type FundPosition, type PositionLine, SURPLUS, totalOf } from './figures.ts';

const FIGURE = 'financial_position';

export function nameOf({ names, say }: Asking, { account, fundId }: PositionLine): string {
  if (fundId !== undefined) return names.fund(fundId);
  return account === SURPLUS ? say('statements.surplus-to-date') : names.account(account);
}

function tableOf(asking: Asking, fund: FundPosition, repeats: boolean): TableBlock {
  const { say, names, explained } = asking;
  const ofFund = fund.fundId === 0 ? {} : { fundId: fund.fundId };
  const side = (key: 'assets' | 'liabilities' | 'fundBalances'): SideLine[] =>
    fund[key].map((line) => ({
      name: nameOf(asking, line),
      amount: line.amount,
      explains: explained(`${FIGURE}.${key}`, {
        ...(line.fundId === undefined ? ofFund : { fundId: line.fundId }),
        account: line.account,
      }),
    }));
  const sumOf = (...keys: readonly ('assets' | 'liabilities' | 'fundBalances')[]) =>
    explained(`${FIGURE}.${keys[0]}`, {
      ...ofFund,
      account: [
        ...new Set(keys.flatMap((key) => fund[key].flatMap(({ account }) => account.split(',')))),
      ].join(),
    });
  const under = (words: string, key: 'liabilities' | 'fundBalances', lines = side(key)): SideLine[] =>
    lines.length === 0
      ? []
      : [
          ...lines,
          {
            name: say('statements.sub-total', { name: say(words) }),
            amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
            explains: sumOf(key),
          },
        ];
  return twoSided(asking, {
    title: fund.fundId === 0 ? say('statements.all-funds') : names.fund(fund.fundId),
    left: say('statements.assets'),
    right: `${say('statements.liabilities')} · ${say('statements.fund-balances')}`,
    lines: [
      side('assets'),
      [
        ...under('statements.liabilities', 'liabilities'),
        ...under('statements.fund-balances', 'fundBalances'),
      ],
    ],
    total: totalOf(fund.assets),
    explains: sumOf('assets'),
    repeats,
  });
}

export const positionTables = (asking: Asking, funds: readonly FundPosition[]): TableBlock[] =>
  funds.map((fund) => tableOf(asking, fund, fund.fundId === 0 && funds.length > 1));
