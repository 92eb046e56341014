import { defineQuery, signedIn } from '../kernel/index.ts';
import { institutionsQueries } from './institutions-list.ts';

export const institutionQueries = {
  ...institutionsQueries,
  info: defineQuery({ name: 'InstitutionInfo', path: '/api/settings/institution_info', access: signedIn }),
};
