import { type NamedRow, namedTable, paisa, type TableBlock, toTaka } from '@madrasah/events';
import { subLedgerOf } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import type { Asking } from '../asking.ts';
import { movedOf } from '../groups.ts';
import { type Statement, statementQueries } from '../statement-queries.ts';
import { supplierQueries } from './suppliers.ts';
import { type Liability, liabilities } from './which.ts';

/** What is owed to others on one account of a fund, in paisa; `came` is what was added, `went` what was given back. */
interface Owed {
  readonly account: string;
  readonly fundId: number;
  readonly opening: number;
  readonly came: number;
  readonly went: number;
  readonly closing: number;
}

function owedOn(asking: Asking, isMeant: (account: string) => boolean): Owed[] {
  return movedOf(asking).flatMap(({ fundId, accounts }) =>
    accounts
      .filter(({ account }) => isMeant(account))
      .map(({ account, opening, debit, credit }) => ({
        ...{ account, fundId, opening: paisa(-opening), came: paisa(credit), went: paisa(debit) },
        closing: paisa(credit - debit - opening),
      })),
  );
}

const wireOwed =
  ({ names }: Asking) =>
  ({ account, fundId, opening, came, went, closing }: Owed) => ({
    account,
    SLID: subLedgerOf(account) ?? 0,
    GLID: names.ledgerOf(account)?.id ?? 0,
    name: names.account(account),
    FundID: fundId,
    FundName: names.fund(fundId),
    opening: toTaka(opening),
    came: toTaka(came),
    went: toTaka(went),
    closing: toTaka(closing),
  });

function owedTable(asking: Asking, owed: readonly Owed[], words: { came: string; went: string }): TableBlock {
  const { say, names, explained } = asking;
  const columns = {
    name: { title: say('statements.head'), kind: 'name', share: 1.4 },
    fund: { title: say('ledger.paper.fund'), kind: 'name' },
    opening: { title: say('statements.opening'), kind: 'money', carry: 'sum' },
    came: { title: say(words.came), kind: 'money', carry: 'sum' },
    went: { title: say(words.went), kind: 'money', carry: 'sum' },
    closing: { title: say('statements.closing'), kind: 'money', carry: 'sum' },
  } as const;
  type Row = NamedRow<keyof typeof columns>;
  const rows = owed.map(({ account, fundId, ...sums }): Row => {
    const figure = (field: string) => explained(`trial_balance.${field}`, { account, fundId });
    return {
      cells: { name: names.account(account), fund: names.fund(fundId), ...sums },
      explains: {
        ...{ opening: figure('openingCredit'), came: figure('movedCredit') },
        ...{ went: figure('movedDebit'), closing: figure('credit') },
      },
    };
  });
  const sum = (key: 'opening' | 'came' | 'went' | 'closing') =>
    owed.reduce((total, line) => total + line[key], 0);
  const total: Row = {
    kind: 'sum',
    cells: {
      name: say('statements.total'),
      ...{ opening: sum('opening'), came: sum('came'), went: sum('went'), closing: sum('closing') },
    },
  };
  return {
    kind: 'table',
    unit: say('papers.in-taka'),
    ...namedTable(columns, rows.length === 0 ? [] : [...rows, total]),
  };
}

function statementOf(
  asking: Asking,
  title: string,
  isMeant: (account: string) => boolean,
  words: { came: string; went: string },
): Statement {
  const owed = owedOn(asking, isMeant);
  return {
    data: owed.map(wireOwed(asking)),
    title: asking.say(title),
    size: 'a4',
    blocks: [owedTable(asking, owed, words)],
  };
}

/** কর্জে হাসানা with every lender's account, and what the house holds for a board or others; bills are neither. */
export function owedQueries(deps: Deps): HandledQuery[] {
  const only = (asking: Asking, wanted: Liability) => {
    const which = liabilities(asking);
    return (account: string) => which(account) === wanted;
  };
  return [
    ...statementQueries(deps, statements.loans, {
      file: 'loans',
      make: (asking) =>
        statementOf(asking, 'statements.loans', only(asking, 'loan'), {
          came: 'statements.taken',
          went: 'statements.repaid',
        }),
    }),
    ...supplierQueries(deps),
    ...statementQueries(deps, statements.collectedForOthers, {
      file: 'collected-for-others',
      make: (asking) =>
        statementOf(asking, 'statements.collected-for-others', only(asking, 'held'), {
          came: 'statements.charged',
          went: 'statements.paid-on',
        }),
    }),
  ];
}
