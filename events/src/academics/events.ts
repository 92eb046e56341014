import * as z from 'zod';
import { defineLookup, stored } from '../kernel/index.ts';

const normal = (name: string) => name.normalize('NFC').toLowerCase();

/** শিক্ষাবর্ষ. Several may be active at once. */
export const sessions = defineLookup({
  noun: 'Session',
  plural: 'Sessions',
  attributes: z.object({ name: stored.storedNames, active: z.boolean() }),
  uniqueKey: (session) => normal(session.name.bn),
});

/** জামাত. */
export const classes = defineLookup({
  noun: 'Class',
  plural: 'Classes',
  attributes: z.object({ name: stored.storedNames }),
  uniqueKey: (item) => normal(item.name.bn),
});

/** শাখা, ordered and unique within its class. */
export const sections = defineLookup({
  noun: 'Section',
  plural: 'Sections',
  attributes: z.object({ name: stored.storedNames, classId: stored.storedId }),
  uniqueKey: (section) => `${section.classId}:${normal(section.name.bn)}`,
  group: (section) => String(section.classId),
});

export const academicLookups = { session: sessions, class: classes, section: sections } as const;
export type AcademicLookup = keyof typeof academicLookups;
