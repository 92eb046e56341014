import { defineQuery, signedIn } from '../kernel/index.ts';

export const openApiQueries = {
  /** What all endpoints take and answer, as OpenAPI 3.1. */
  apiDocument: defineQuery({ name: 'ApiDocument', path: '/api/docs', access: signedIn }),
};
