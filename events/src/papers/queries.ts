import { schoolInPath } from '../institutions/school-in-path.ts';
import { type AnswerTo, anyone, defineQuery, fields } from '../kernel/index.ts';
import { checkedAnswer } from './answers.ts';

export const paperQueries = {
  /** Whether a paper that somebody holds in his hand is one of ours: open to whoever holds it. */
  verifyDocument: defineQuery({
    name: 'VerifyDocument',
    path: '/api/public/result/:id/verify/:documentId',
    access: anyone(120),
    query: { id: schoolInPath, documentId: fields.requiredText(40) },
    answer: () => checkedAnswer(),
  }),
};

/** What is told of a paper that somebody holds. */
export type Checked = AnswerTo<typeof paperQueries.verifyDocument>['data'];
/** Of one that is ours. */
export type Known = Extract<Checked, { readonly kind: string }>;
export type KnownPaper<K extends Known['kind']> = Extract<Known, { readonly kind: K }>;
