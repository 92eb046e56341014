import * as z from 'zod';
import { type AnswerTo, answers, defineQuery, fields, NEED_NAMES, signedIn } from '../kernel/index.ts';

/**
 * Of what a list or a report rests on, what the school has none of yet. Whoever may see an empty page may know why it is
 * empty: it tells no more than that.
 */
export const schoolLacks = defineQuery({
  name: 'SchoolLacks',
  path: '/api/setup/lack',
  access: signedIn,
  query: { needs: fields.words(NEED_NAMES) },
  /** The need that is missing first, if one is. */
  answer: () => answers.answered(answers.record({ lack: z.enum(NEED_NAMES).nullable() })),
  forAuditor: 'always',
});

export type Lack = AnswerTo<typeof schoolLacks>;
