import { schoolInPath } from '../institutions/school-in-path.ts';
import { anyone, defineQuery, fields } from '../kernel/index.ts';

export const paperQueries = {
  /** Whether a paper that somebody holds in his hand is one of ours: open to whoever holds it. */
  verifyDocument: defineQuery({
    name: 'VerifyDocument',
    path: '/api/public/result/:id/verify/:documentId',
    access: anyone(120),
    query: { id: schoolInPath, documentId: fields.requiredText(40) },
  }),
};
