import type { Projector } from '../../kernel/projecting/index.ts';
import { balancesProjector } from './balances.ts';
import { duesProjector } from './dues.ts';
import { receiptsProjector } from './receipts.ts';

export type { AdmissionDues } from './dues-document.ts';
export { balancesProjector, duesProjector, receiptsProjector };

/**
 * Read models of money for the reporting tools of others, beside the lists: kept in a document store that outlives the
 * process. The product's own pages are answered from the books.
 */
export const reportingProjectors: readonly Projector[] = [
  duesProjector,
  receiptsProjector,
  balancesProjector,
];
