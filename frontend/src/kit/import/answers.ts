import type { ImportRead } from '@madrasah/events/kernel';

/** What came of a file, or would come of it. */
export type Read = ImportRead;
/** What is wrong with a row of it. */
export type RowError = Read['errors'][number];

/** Whether somebody has still to say what columns are. */
export const isAsked = ({ headings }: Read): boolean => headings?.asked.some(({ as }) => as === '') ?? false;
