import type { AnswerTo } from '@madrasah/events/kernel';
import { familyQuery } from '@madrasah/events/people';

export const family = familyQuery;

export type Family = AnswerTo<typeof family>['data'];
/** A student as a brother or sister. */
export type Child = Family['children'][number];
export type Guardian = Family['guardians'][number];
