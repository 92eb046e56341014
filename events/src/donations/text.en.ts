import type { bn } from './text.bn.ts';

/** What is said of donors and gifts, in English. */
export const en: Record<keyof typeof bn, string> = {
  'donor.saved': 'The donor has been saved',
  'donor.joined': 'The two entries of the donor have been made one',
  'donor.not-found': 'There is no such donor',
};
