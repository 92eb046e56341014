import type { Language, QueryDefinition, RowTo } from '@madrasah/events/kernel';
import { funds, generalLedgers, subLedgers } from '@madrasah/events/ledger';
import type { Answering, Listed } from './definitions.ts';

const NAMES = ['SlName', 'GlName', 'FundName'] as const;

/** A row of the chart under its name in a language: in Bengali where it has no other. */
export function calledIn<Row extends object>(row: Row, language: Language): Row {
  const names = row as Readonly<Record<string, unknown>>;
  const english = NAMES.filter((name) => names[`${name}En`]).map((name) => [name, names[`${name}En`]]);
  return language === 'bn' ? row : { ...row, ...Object.fromEntries(english) };
}

/**
 * A list of the chart (funds, ledgers, sub-ledgers) for boxes and sums: its rows are called as the pages of the books
 * call them, in the language of the page.
 */
const chartList = <Row extends object, Q>(
  definition: QueryDefinition<Q, Listed<Row>>,
): Answering<Listed<Row>, Q> => ({
  ...definition,
  said: (listed, language) => ({ ...listed, data: listed.data.map((row) => calledIn(row, language)) }),
});

export const fundList = chartList(funds.queries.list);
export const generalLedgerList = chartList(generalLedgers.queries.list);
export const subLedgerList = chartList(subLedgers.queries.list);

export type FundRow = RowTo<typeof fundList>;
export type SubLedgerRow = RowTo<typeof subLedgerList>;
