import { defineQuery, signedIn } from '../kernel/index.ts';
import { institutionsQueries } from './institutions-list.ts';
import { renewalLeft } from './renewal.ts';

export const institutionQueries = {
  ...institutionsQueries,
  renewalLeft,
  info: defineQuery({
    name: 'InstitutionInfo',
    path: '/api/settings/institution_info',
    access: signedIn,
    failed: { bn: 'প্রতিষ্ঠানের তথ্য লোড করতে সমস্যা হয়েছে', en: 'Error loading institution data' },
  }),
};
