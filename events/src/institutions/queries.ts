import { defineQuery, signedIn } from '../kernel/index.ts';

export const institutionQueries = {
  info: defineQuery({ name: 'InstitutionInfo', path: '/api/settings/institution_info', access: signedIn }),
};
