import type { TableBlock } from '@madrasah/events';
import type { FundMoney, MoneyLine } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { byLedger, type SideLine, twoSided } from '../sides.ts';
import { lineName, sideTotal } from './wire.ts';

/** What a statement of two sides calls them, and its figures. */
export interface Sides {
  readonly figure: string;
  readonly left: string;
  readonly right: string;
}

/** A fund's account, its money before and behind it. */
function tableOf(asking: Asking, sides: Sides, fund: FundMoney, repeats: boolean): TableBlock {
  const { say, names, explained } = asking;
  const ofFund = fund.fundId === 0 ? {} : { fundId: fund.fundId };
  const held = (side: 'opening' | 'closing') =>
    fund[side].map(
      (line): SideLine => ({
        name: `${say(`statements.${side}`)}: ${names.account(line.account)}`,
        amount: line.amount,
        explains: explained(`${sides.figure}.${side}`, { ...ofFund, account: line.account }),
      }),
    );
  const moved = (side: 'receipts' | 'payments') =>
    byLedger(
      asking,
      fund[side],
      (line: MoneyLine): SideLine => ({
        name: lineName(asking, line),
        amount: line.amount,
        explains: explained(`${sides.figure}.${side}`, { ...ofFund, head: line.account, back: line.back }),
      }),
      {
        other: say('statements.student-fees'),
        explains: (head) => explained(`${sides.figure}.${side}`, { ...ofFund, head }),
      },
    );
  const between = (side: 'transfersIn' | 'transfersOut', words: string): SideLine[] =>
    fund[side] === 0
      ? []
      : [{ name: say(words), amount: fund[side], explains: explained(`${sides.figure}.${side}`, ofFund) }];
  return twoSided(asking, {
    title: fund.fundId === 0 ? say('statements.all-funds') : names.fund(fund.fundId),
    left: say(sides.left),
    right: say(sides.right),
    lines: [
      [...held('opening'), ...moved('receipts'), ...between('transfersIn', 'statements.transfers-in')],
      [...moved('payments'), ...between('transfersOut', 'statements.transfers-out'), ...held('closing')],
    ],
    total: sideTotal(fund),
    explains: explained(`${sides.figure}.total`, ofFund),
    repeats,
  });
}

/** All funds together, then each; of one fund that alone. */
export function moneyTables(
  asking: Asking,
  sides: Sides,
  funds: readonly FundMoney[],
  together: FundMoney,
): TableBlock[] {
  const each = funds.map((fund) => tableOf(asking, sides, fund, false));
  return funds.length === 1 ? each : [tableOf(asking, sides, together, funds.length > 0), ...each];
}
