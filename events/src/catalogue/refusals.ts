import { refuseAcademics } from '../academics/index.ts';
import { refuseAccess } from '../access/index.ts';
import { refuseAdmissions } from '../admissions/index.ts';
import { refuseAudit } from '../audit/index.ts';
import { refuseFees } from '../fees/index.ts';
import { refuseInstitutions } from '../institutions/index.ts';
import { refuse } from '../kernel/index.ts';
import { refuseLedger } from '../ledger/index.ts';
import { refusePeople } from '../people/index.ts';

/** Every refusal code of the product → HTTP status. */
export const refusalCatalogue: Readonly<Record<string, number>> = {
  ...refuse.codes,
  ...refuseAcademics.codes,
  ...refuseAccess.codes,
  ...refuseAdmissions.codes,
  ...refuseAudit.codes,
  ...refuseFees.codes,
  ...refuseInstitutions.codes,
  ...refuseLedger.codes,
  ...refusePeople.codes,
};
