import { bn as accessBn } from '../../frontend/src/access/text.bn.ts';
import { en as accessEn } from '../../frontend/src/access/text.en.ts';
import { bn as kitBn } from '../../frontend/src/kit/text.bn.ts';
import { en as kitEn } from '../../frontend/src/kit/text.en.ts';

/** What the pages say: a journey goes by the words a person reads, and a sentence may be put better. */
export const words = {
  bn: { ...kitBn, ...accessBn },
  en: { ...kitEn, ...accessEn },
};
