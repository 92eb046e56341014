import type * as z from 'zod';
import { type AnswerTo, answers, defineQuery, signedIn } from '../kernel/index.ts';
import { INSTITUTION_IMAGES, type InstitutionImage } from './images.ts';
import { institutionInfoAnswer } from './info.ts';
import { institutionsQueries } from './institutions-list.ts';
import { renewalLeft } from './renewal.ts';

const { answered, cell, record } = answers;

/** The address of each of its pictures; null where there is none. */
const images = () =>
  Object.fromEntries(Object.keys(INSTITUTION_IMAGES).map((name) => [name, cell.text().nullable()])) as Record<
    InstitutionImage,
    z.ZodNullable<z.ZodString>
  >;

export const institutionQueries = {
  ...institutionsQueries,
  renewalLeft,
  info: defineQuery({
    name: 'InstitutionInfo',
    path: '/api/settings/institution_info',
    access: signedIn,
    failed: { bn: 'প্রতিষ্ঠানের তথ্য লোড করতে সমস্যা হয়েছে', en: 'Error loading institution data' },
    answer: () => answered(record({ ...institutionInfoAnswer(), ...images() })),
  }),
};

/** What an institution says of itself, and its pictures. */
export type InstitutionRow = AnswerTo<typeof institutionQueries.info>['data'];
