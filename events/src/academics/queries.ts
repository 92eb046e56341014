import { defineQuery, fields, signedIn } from '../kernel/index.ts';

export const academicQueries = {
  session: defineQuery({
    name: 'Session',
    path: '/api/settings/view_session/:id',
    access: signedIn,
    query: { id: fields.id() },
  }),
};
