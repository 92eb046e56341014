import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import { groupedTrial, type TrialGroup, type TrialRow } from '@madrasah/events/ledger';

/** A general ledger with what stands in it: debit less credit, in taka. An account of the system is one of its own. */
export interface LedgerSum {
  readonly key: string;
  readonly group: TrialGroup;
  readonly name: string;
  readonly amount: number;
  /** Its sub-ledgers; none of an account of the system. */
  readonly accounts: readonly { readonly account: string; readonly name: string; readonly amount: number }[];
}

const closing = ({ debit, credit }: TrialRow) => sumPaisa([paisaOf(debit), -paisaOf(credit)]) / 100;

/** The rows of a trial balance by general ledger, in the order of the paper. */
export const byLedger = (rows: readonly TrialRow[]): readonly LedgerSum[] =>
  groupedTrial(rows).flatMap(({ group, rows: lines }) =>
    [...Map.groupBy(lines, ({ GLID, account }) => GLID ?? account)].map(([key, own]) => {
      const accounts = own.map((row) => ({ account: row.account, name: row.name, amount: closing(row) }));
      const isSystem = typeof key === 'string';
      return {
        ...{ key: String(key), group, name: own[0]?.GlName ?? own[0]?.name ?? '' },
        amount: sumPaisa(accounts.map(({ amount }) => paisaOf(amount))) / 100,
        accounts: isSystem ? [] : accounts,
      };
    }),
  );
