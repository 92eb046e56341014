import { paisa, toTaka } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { statements } from '@madrasah/events/statements';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { accountLedger } from '../../ledger/books/index.ts';
import type { Asking } from '../asking.ts';
import { type Statement, statementQueries } from '../statement-queries.ts';
import { linesOf, type WrittenLine } from './lines.ts';
import { ledgerTable } from './paper.ts';

interface Wanted {
  readonly accounts: readonly string[];
  readonly name: string;
  readonly title: string;
}

const wireLine = ({
  revision,
  debit,
  credit,
  balance,
  number,
  shown,
  kind,
  refId,
  ...line
}: WrittenLine) => ({
  ...line,
  no: number,
  debit: toTaka(paisa(debit)),
  credit: toTaka(paisa(credit)),
  balance: toTaka(paisa(balance)),
  ref: { type: kind, id: refId, revision, ...(number > 0 ? { number } : {}), ...(shown ? { shown } : {}) },
});

async function ledgerOf(asking: Asking, wanted: Wanted): Promise<Statement> {
  const { books, cut, from, to, fundId } = asking;
  const { opening, closing, rows } = accountLedger(books, cut, {
    account: wanted.accounts,
    ...{ from, to, fundId },
  });
  const lines = await linesOf(asking, rows, wanted.accounts);
  return {
    data: {
      name: wanted.name,
      opening: toTaka(paisa(opening)),
      lines: lines.map(wireLine),
      closing: toTaka(paisa(closing)),
    },
    title: asking.say(wanted.title),
    size: 'a4',
    filters: [wanted.name],
    blocks: [ledgerTable(asking, { ...wanted, opening, closing, lines })],
  };
}

/** খতিয়ান: what moved in the accounts of a general ledger as one, or in one sub-ledger, with the running balance. */
export function ledgerStatements(deps: Deps): HandledQuery[] {
  return [
    ...statementQueries(deps, statements.ledger, {
      file: 'ledger',
      make: (asking, { glId }) => {
        const accounts = asking.names.accountsOf({ ledgerId: glId });
        const name = asking.names.ledgerNamed(glId);
        return ledgerOf(asking, { accounts, name, title: 'statements.ledger' });
      },
    }),
    ...statementQueries(deps, statements.subLedger, {
      file: 'sub-ledger',
      make: (asking, { slId }) => {
        const account = subLedgerAccount(slId);
        const name = asking.names.account(account);
        return ledgerOf(asking, { accounts: [account], name, title: 'statements.sub-ledger' });
      },
    }),
  ];
}
