import { academicSources } from '../../academics/index.ts';
import { studentsProjector } from '../../admissions/index.ts';
import { requestsProjector } from '../../approvals/index.ts';
import { cashSheetsProjector } from '../../closing/index.ts';
import type { Deps } from '../../deps.ts';
import type { Source as Needed } from '../../kernel/query.ts';
import { receiptBooksProjector } from '../../ledger/chart/index.ts';
import { actorsNeed, feeNamesNeed, namesNeed } from '../../ledger/index.ts';
import { notesProjector } from '../../notes/index.ts';
import { monthAdvancesProjector, monthCalendarsProjector } from '../../plans/index.ts';
import { tamliksProjector } from '../../tamlik/index.ts';
import { feeHeadsProjector } from '../price-list/heads.ts';

/** Whom the fee reports depend on. */
export const feeReportsNeed = (deps: Deps): readonly Needed[] => [
  ...[deps.shelf, studentsProjector, feeHeadsProjector, tamliksProjector, receiptBooksProjector],
  ...feeNamesNeed,
  cashSheetsProjector,
  ...[monthCalendarsProjector, monthAdvancesProjector, notesProjector, requestsProjector],
  ...[...namesNeed, ...actorsNeed, ...academicSources],
];
