import * as z from 'zod';
import { type AnswerTo, answers, definePaper, defineQuery, fields, power } from '../kernel/index.ts';

const { answered, cell, record } = answers;

const reconciliation = {
  name: 'BankReconciliation',
  path: '/api/accounts/reconciliations/:id',
  access: power('reconciliation', 'view'),
  query: { id: fields.id() },
};
const paper = definePaper(reconciliation);

/** What was matched or left, by whom, when and why; absent while it is open. */
const placed = () => ({
  ...{ match: cell.number().optional(), by: cell.who().optional(), at: cell.time().optional() },
  reason: cell.text().optional(),
});

/** A line of the bank; above zero what came in. */
const line = () =>
  record({
    ...{ line: cell.number(), on: cell.day(), amount: cell.money(), text: cell.text() },
    state: cell.oneOf(['open', 'matched', 'left']),
    /** It came with an earlier statement, which left it. */
    ...{ carried: cell.flag(), ...placed() },
    /** The entry that it may belong to, and what speaks for it. */
    proposal: record({ entry: cell.number(), why: cell.oneOf(['number', 'day']) }).optional(),
  });

/** An entry of the books on the account; `before`: of before the first statement, held to be at the bank. */
const entry = () =>
  record({
    ...{ entry: cell.number(), on: cell.day(), amount: cell.money(), text: cell.text() },
    state: cell.oneOf(['open', 'matched', 'left', 'before']),
    ...{ numbers: cell.names(), ...placed() },
  });

export const reconciliationQueries = {
  reconciliationPdf: paper.pdf,
  reconciliationXlsx: paper.xlsx,
  reconciliationCsv: paper.csv,
  /** A bank's statement beside the books: lines, entries, what may belong together, sums and the difference. */
  reconciliation: defineQuery({
    ...reconciliation,
    /** Only lines and entries that are meant by what was typed; sums and difference stay those of all. */
    query: { ...reconciliation.query, search: fields.searchText() },
    answer: () =>
      answered(
        record({
          ...{ id: cell.number(), Account: cell.number(), AccountName: cell.text() },
          ...{ from: cell.day(), to: cell.day(), isLast: cell.flag(), state: cell.oneOf(['open', 'locked']) },
          ...{ by: cell.who(), at: cell.time() },
          ...{ lockedBy: cell.who().optional(), lockedAt: cell.time().optional() },
          ...{ opening: cell.money(), closing: cell.money() },
          ...{ lines: z.array(line()), entries: z.array(entry()) },
          sums: record({
            ...{ bank: cell.money(), book: cell.money(), inTransit: cell.money() },
            ...{ outstanding: cell.money(), left: cell.money(), open: cell.money(), matched: cell.money() },
          }),
          difference: cell.money(),
        }),
      ),
  }),
};

/** A bank's statement beside the books; taka. */
export type Reconciliation = AnswerTo<typeof reconciliationQueries.reconciliation>['data'];
export type BankLine = Reconciliation['lines'][number];
export type BookEntry = Reconciliation['entries'][number];
