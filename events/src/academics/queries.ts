import { defineQuery, fields, signedIn } from '../kernel/index.ts';

// The lists that every select on every form shows: any signed-in user may read them.
export const academicQueries = {
  sessions: defineQuery({ name: 'Sessions', path: '/api/settings/academic_session', access: signedIn }),
  session: defineQuery({
    name: 'Session',
    path: '/api/settings/view_session/:id',
    access: signedIn,
    query: { id: fields.id() },
  }),
  classes: defineQuery({ name: 'Classes', path: '/api/academic/view_class', access: signedIn }),
  sections: defineQuery({
    name: 'Sections',
    path: '/api/academic/view_subclass',
    access: signedIn,
    query: { ClassID: fields.optionalId() },
  }),
};
