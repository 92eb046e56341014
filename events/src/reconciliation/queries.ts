import { definePaper, defineQuery, fields, power } from '../kernel/index.ts';

const reconciliation = {
  name: 'BankReconciliation',
  path: '/api/accounts/reconciliations/:id',
  access: power('reconciliation', 'view'),
  query: { id: fields.id() },
};
const paper = definePaper(reconciliation);

export const reconciliationQueries = {
  reconciliationPdf: paper.pdf,
  reconciliationXlsx: paper.xlsx,
  reconciliationCsv: paper.csv,
  /** A bank's statement beside the books: lines, entries, what may belong together, sums and the difference. */
  reconciliation: defineQuery({
    ...reconciliation,
    /** Only lines and entries that are meant by what was typed; sums and difference stay those of all. */
    query: { ...reconciliation.query, search: fields.searchText() },
  }),
};
