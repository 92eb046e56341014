import { bn as accessBn } from '../../frontend/src/access/text.bn.ts';
import { en as accessEn } from '../../frontend/src/access/text.en.ts';
import { bn as admissionsBn } from '../../frontend/src/admissions/text.bn.ts';
import { en as admissionsEn } from '../../frontend/src/admissions/text.en.ts';
import { bn as approvalsBn } from '../../frontend/src/approvals/text.bn.ts';
import { en as approvalsEn } from '../../frontend/src/approvals/text.en.ts';
import { bn as closingBn } from '../../frontend/src/closing/text.bn.ts';
import { en as closingEn } from '../../frontend/src/closing/text.en.ts';
import { bn as concessionsBn } from '../../frontend/src/concessions/text.bn.ts';
import { en as concessionsEn } from '../../frontend/src/concessions/text.en.ts';
import { bn as feesBn } from '../../frontend/src/fees/text.bn.ts';
import { en as feesEn } from '../../frontend/src/fees/text.en.ts';
import { bn as kitBn } from '../../frontend/src/kit/text.bn.ts';
import { en as kitEn } from '../../frontend/src/kit/text.en.ts';
import { bn as ledgerBn } from '../../frontend/src/ledger/text.bn.ts';
import { en as ledgerEn } from '../../frontend/src/ledger/text.en.ts';
import { bn as overviewBn } from '../../frontend/src/overview/text.bn.ts';
import { en as overviewEn } from '../../frontend/src/overview/text.en.ts';
import { bn as papersBn } from '../../frontend/src/papers/text.bn.ts';
import { en as papersEn } from '../../frontend/src/papers/text.en.ts';
import { bn as peopleBn } from '../../frontend/src/people/text.bn.ts';
import { en as peopleEn } from '../../frontend/src/people/text.en.ts';
import { bn as reconciliationBn } from '../../frontend/src/reconciliation/text.bn.ts';
import { en as reconciliationEn } from '../../frontend/src/reconciliation/text.en.ts';
import { bn as reportsBn } from '../../frontend/src/reports/text.bn.ts';
import { en as reportsEn } from '../../frontend/src/reports/text.en.ts';
import { bn as statementsBn } from '../../frontend/src/statements/text.bn.ts';
import { en as statementsEn } from '../../frontend/src/statements/text.en.ts';

/** What the pages say: a journey goes by the words a person reads, and a sentence may be put better. */
export const words = {
  bn: {
    ...{ ...kitBn, ...accessBn, ...peopleBn, ...admissionsBn, ...feesBn, ...papersBn, ...reportsBn },
    ...{ ...approvalsBn, ...closingBn, ...concessionsBn, ...ledgerBn, ...overviewBn },
    ...{ ...reconciliationBn, ...statementsBn },
  },
  en: {
    ...{ ...kitEn, ...accessEn, ...peopleEn, ...admissionsEn, ...feesEn, ...papersEn, ...reportsEn },
    ...{ ...approvalsEn, ...closingEn, ...concessionsEn, ...ledgerEn, ...overviewEn },
    ...{ ...reconciliationEn, ...statementsEn },
  },
};
