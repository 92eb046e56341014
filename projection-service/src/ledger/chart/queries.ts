import {
  accountingYears,
  funds,
  generalLedgers,
  isRestricted,
  receiptBooks,
  subLedgers,
} from '@madrasah/events/ledger';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { folded, type More, registerQueries } from '../../registers/index.ts';
import { fundsOf } from './lists.ts';
import { moneyKinds, moneyKindsNeed } from './money-kinds.ts';
import { paymentQueries } from './payments.ts';
import {
  accountingYearsProjector,
  fundsProjector,
  generalLedgersProjector,
  receiptBooksProjector,
  subLedgersProjector,
} from './projectors.ts';

/** The registers of the chart that those of other rooms refer to. */
export const chartRegisters = [
  folded(funds, fundsProjector),
  folded(generalLedgers, generalLedgersProjector),
  folded(subLedgers, subLedgersProjector),
];

/** A fund says whether its money is bound. */
const withRestricted: More = {
  needs: [fundsProjector],
  async rows(tenant) {
    const rows = await fundsOf(tenant);
    return (id) => ({ restricted: isRestricted(rows.get(id)?.kind ?? 0) });
  },
};

/** A money account says of what kind it is, where the chart leaves it open too. */
const withKindOfMoney: More = {
  needs: moneyKindsNeed,
  async rows(tenant) {
    const kindOf = await moneyKinds(tenant);
    return (id) => ({ kindOfMoney: kindOf(id) });
  },
};

/** Funds, general ledgers, sub-ledgers, accounting years and receipt books. */
export const chart = (deps: Deps): HandledQuery[] => [
  ...registerQueries(
    deps,
    [
      ...chartRegisters,
      folded(accountingYears, accountingYearsProjector),
      folded(receiptBooks, receiptBooksProjector),
    ],
    { more: { fund: withRestricted, subLedger: withKindOfMoney } },
  ),
  ...paymentQueries,
];
