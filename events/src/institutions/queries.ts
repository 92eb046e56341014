import { type AnswerTo, answers, defineQuery, signedIn } from '../kernel/index.ts';
import { imagesAnswer } from './images.ts';
import { institutionInfoAnswer } from './info.ts';
import { institutionsQueries } from './institutions-list.ts';
import { renewalLeft } from './renewal.ts';

const { answered, record } = answers;

export const institutionQueries = {
  ...institutionsQueries,
  renewalLeft,
  info: defineQuery({
    name: 'InstitutionInfo',
    path: '/api/settings/institution_info',
    access: signedIn,
    failed: { bn: 'প্রতিষ্ঠানের তথ্য লোড করতে সমস্যা হয়েছে', en: 'Error loading institution data' },
    answer: () => answered(record({ ...institutionInfoAnswer(), ...imagesAnswer() })),
  }),
};

/** What an institution says of itself, and its pictures. */
export type InstitutionRow = AnswerTo<typeof institutionQueries.info>['data'];
