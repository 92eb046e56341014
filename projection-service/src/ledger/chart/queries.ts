import { accountingYears, ledgerQueries } from '@madrasah/events/ledger';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { folded, registerQueries } from '../../registers/index.ts';
import { fundsOf, generalLedgersOf, subLedgersOf } from './lists.ts';
import {
  accountingYearsProjector,
  fundsProjector,
  generalLedgersProjector,
  subLedgersProjector,
} from './projectors.ts';
import { fundRow, generalLedgerRow, subLedgerRow } from './wire.ts';

interface Place {
  readonly retired: boolean;
  readonly fundId: number;
  readonly class: number;
  readonly ledgerId: number;
}

interface Wanted {
  readonly fundId?: number | undefined;
  readonly caId?: number | undefined;
  readonly glId?: number | undefined;
}

/** Rows that stand and fit; a filter that is not given fits all. */
const fitting =
  ({ fundId, caId, glId }: Wanted) =>
  (row: Place): boolean =>
    !row.retired &&
    (fundId === undefined || row.fundId === fundId) &&
    (caId === undefined || row.class === caId) &&
    (glId === undefined || row.ledgerId === glId);

/** Funds, general ledgers and sub-ledgers as the forms choose from them. */
export function chart(deps: Deps): HandledQuery[] {
  return [
    ...registerQueries(deps, [folded(accountingYears, accountingYearsProjector)]),
    handledQuery(ledgerQueries.funds, [fundsProjector], async (_, tenant) => {
      const standing = [...(await fundsOf(tenant)).values()].filter(({ retired }) => !retired);
      return { data: standing.map(fundRow) };
    }),
    handledQuery(ledgerQueries.generalLedgers, [generalLedgersProjector], async (wanted, tenant) => ({
      data: [...(await generalLedgersOf(tenant)).values()].filter(fitting(wanted)).map(generalLedgerRow),
    })),
    handledQuery(ledgerQueries.subLedgers, [subLedgersProjector], async (wanted, tenant) => ({
      data: [...(await subLedgersOf(tenant)).values()].filter(fitting(wanted)).map(subLedgerRow),
    })),
  ];
}
