import { bn as accessBn } from '../../frontend/src/access/text.bn.ts';
import { en as accessEn } from '../../frontend/src/access/text.en.ts';
import { bn as admissionsBn } from '../../frontend/src/admissions/text.bn.ts';
import { en as admissionsEn } from '../../frontend/src/admissions/text.en.ts';
import { bn as feesBn } from '../../frontend/src/fees/text.bn.ts';
import { en as feesEn } from '../../frontend/src/fees/text.en.ts';
import { bn as kitBn } from '../../frontend/src/kit/text.bn.ts';
import { en as kitEn } from '../../frontend/src/kit/text.en.ts';
import { bn as papersBn } from '../../frontend/src/papers/text.bn.ts';
import { en as papersEn } from '../../frontend/src/papers/text.en.ts';
import { bn as peopleBn } from '../../frontend/src/people/text.bn.ts';
import { en as peopleEn } from '../../frontend/src/people/text.en.ts';
import { bn as reportsBn } from '../../frontend/src/reports/text.bn.ts';
import { en as reportsEn } from '../../frontend/src/reports/text.en.ts';

/** What the pages say: a journey goes by the words a person reads, and a sentence may be put better. */
export const words = {
  bn: { ...kitBn, ...accessBn, ...peopleBn, ...admissionsBn, ...feesBn, ...papersBn, ...reportsBn },
  en: { ...kitEn, ...accessEn, ...peopleEn, ...admissionsEn, ...feesEn, ...papersEn, ...reportsEn },
};
