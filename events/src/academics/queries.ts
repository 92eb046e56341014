import { answers, defineQuery, fields, rowAnswer, signedIn } from '../kernel/index.ts';
import { sessions } from './registers.ts';

export const academicQueries = {
  session: defineQuery({
    name: 'Session',
    path: '/api/settings/view_session/:id',
    access: signedIn,
    query: { id: fields.id() },
    answer: () => answers.answered(rowAnswer(sessions)),
  }),
};
