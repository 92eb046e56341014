import { type NamedRow, namedTable, type TableBlock } from '@madrasah/events';
import type { Asking } from '../asking.ts';
import type { Group } from '../groups.ts';
import { byLedger, type SideLine } from '../sides.ts';
import { type FundIncome, incomeSums, sumOf } from './figures.ts';

const ACCRUAL = 'income_expense';

/** What explains a line: entries of its account, or, where only money counts, what came in and went out for it. */
function figureOf({ explained }: Asking, basis: 'cash' | 'accrual', fundId: number) {
  const ofFund = fundId === 0 ? {} : { fundId };
  return (group: Group | 'net' | 'surplus' | 'after', account?: string) =>
    explained(`${ACCRUAL}.${group}`, { ...ofFund, account, basis });
}

function tableOf(asking: Asking, fund: FundIncome, basis: 'cash' | 'accrual', repeats: boolean): TableBlock {
  const { say, names } = asking;
  const figure = figureOf(asking, basis, fund.fundId);
  const { net, surplus, after } = incomeSums(fund);
  const lines = (group: Group): SideLine[] =>
    byLedger(
      asking,
      fund.lines.filter((line) => line.group === group),
      ({ account, amount }): SideLine => ({
        name: account === 'sys:receivable' ? say('statements.old-dues') : names.account(account),
        amount,
        explains: figure(group, account),
      }),
      { explains: (accounts) => figure(group, accounts) },
    );
  const one = (group: Group, words: string): SideLine[] =>
    sumOf(fund, group) === 0
      ? []
      : [{ name: say(words), amount: sumOf(fund, group), explains: figure(group) }];
  const under = (words: string, of: readonly SideLine[]): SideLine[] =>
    of.length === 0 ? [] : [{ kind: 'head', name: say(words), amount: null }, ...of];
  const sum = (words: string, amount: number, group: 'net' | 'surplus' | 'after'): SideLine => ({
    kind: 'sum',
    name: say(words),
    amount,
    explains: figure(group),
  });
  const transfers = [
    ...one('transfersIn', 'statements.transfers-in'),
    ...one('transfersOut', 'statements.transfers-out'),
  ];
  const said = [
    ...under('statements.gross', lines('gross')),
    ...one('concession', 'statements.concession'),
    ...one('waiver', 'statements.waiver'),
    ...one('refund', 'statements.refund'),
    sum('statements.net', net, 'net'),
    ...under('statements.other-income', lines('other')),
    ...under('statements.expenditure', lines('expenditure')),
    sum('statements.surplus', surplus, 'surplus'),
    ...(transfers.length > 0 ? [...transfers, sum('statements.after-transfers', after, 'after')] : []),
  ];
  const columns = {
    name: { title: say('statements.head'), kind: 'name' },
    amount: { title: say('statements.taka'), kind: 'money' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = said.map(
    ({ kind, name, amount, explains }): Row => ({
      ...(kind ? { kind } : {}),
      cells: { name, amount },
      ...(explains ? { explains: { amount: explains } } : {}),
    }),
  );
  return {
    kind: 'table',
    title: fund.fundId === 0 ? say('statements.all-funds') : names.fund(fund.fundId),
    titles: { table: say('ledger.paper.fund'), group: say('ledger.paper.class') },
    unit: say('papers.in-taka'),
    ...(repeats ? { repeats } : {}),
    ...namedTable(columns, fund.lines.length === 0 ? [] : rows),
  };
}

/** Income and expenditure of each fund, what lessens the fees under them, transfers below the line. */
export const incomeTables = (asking: Asking, funds: readonly FundIncome[], basis: 'cash' | 'accrual') =>
  funds.map((fund) => tableOf(asking, fund, basis, fund.fundId === 0 && funds.length > 1));
