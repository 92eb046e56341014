import type { AnswerTo } from '@madrasah/events/kernel';
import type { paperQueries } from '@madrasah/events/papers';
import type { Asked } from '../kit/wire/definitions.ts';

/**
 * `paperQueries.verifyDocument` by its address alone (a test holds it to that): the definition itself would bring the
 * library of schemas along, 18 kB more on a slow line.
 */
export const documentCheck: Asked<
  AnswerTo<typeof paperQueries.verifyDocument>,
  { id: string; documentId: string }
> = {
  method: 'GET',
  path: '/api/public/result/:id/verify/:documentId',
};
