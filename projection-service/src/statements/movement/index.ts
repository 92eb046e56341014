import { paisa } from '@madrasah/events';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import type { FundMoney, MoneyLine } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { EXPENSE_GROUPS, type Group, grouping, INCOME_GROUPS, movedOf } from '../groups.ts';
import { moneyTables } from '../receipts-payments/paper.ts';
import { togetherOf, wireFund } from '../receipts-payments/wire.ts';
import { statementQueries } from '../statement-queries.ts';

const OWN = 'sys:fund-balance';
const OF_THE_FUND: readonly Group[] = [...INCOME_GROUPS, ...EXPENSE_GROUPS, 'fundBalance'];

/** What a fund was worth, what it earned, used up, gave and got, and what it is worth. Credits are above zero. */
function fundMovements(asking: Asking): FundMoney[] {
  const groupOf = grouping(asking.books, asking.names);
  return movedOf(asking).map(({ fundId, accounts }): FundMoney => {
    const own = accounts
      .map(({ account, opening, debit, credit }) => ({
        ...{ account, group: groupOf(account) },
        ...{ opening: -opening, moved: credit - debit },
      }))
      .filter(({ group }) => OF_THE_FUND.includes(group));
    const sum = (amounts: readonly number[]) => paisa(amounts.reduce((one, other) => one + other, 0));
    const opening = sum(own.map((line) => line.opening));
    const between = (group: Group) =>
      sum(own.filter((line) => line.group === group).map(({ moved }) => moved));
    const rest = own.filter(({ group }) => group !== 'transfersIn' && group !== 'transfersOut');
    const isSpent = ({ group }: { group: Group }) => (EXPENSE_GROUPS as readonly Group[]).includes(group);
    const lines = (of: typeof own, sign: 1 | -1): MoneyLine[] =>
      of.flatMap(({ account, moved }) =>
        moved === 0 ? [] : [{ account, amount: paisa(sign * moved), back: false }],
      );
    const held = (amount: number): MoneyLine[] =>
      amount === 0 ? [] : [{ account: OWN, amount: paisa(amount), back: false }];
    return {
      fundId,
      opening: held(opening),
      receipts: lines(
        rest.filter((line) => !isSpent(line)),
        1,
      ),
      payments: lines(rest.filter(isSpent), -1),
      transfersIn: between('transfersIn'),
      transfersOut: paisa(-between('transfersOut')),
      closing: held(opening + sum(own.map(({ moved }) => moved))),
    };
  });
}

/** তহবিলের পরিবর্তন: what each fund was worth and is worth, and what made the difference. */
export const movementQueries = (deps: Deps): HandledQuery[] =>
  statementQueries(deps, statements.fundMovement, {
    file: 'fund-movement',
    tellsBeginning: true,
    make: (asking) => {
      const funds = fundMovements(asking);
      const together = togetherOf(funds);
      return {
        data: {
          funds: funds.map(wireFund(asking)),
          ...(asking.fundId === undefined ? { together: wireFund(asking)(together) } : {}),
        },
        title: asking.say('statements.fund-movement'),
        size: 'a4',
        blocks: moneyTables(
          { figure: 'fund_movement', left: 'statements.income', right: 'statements.expenditure' },
          [{ asking, funds, together }],
        ),
      };
    },
  });
