import type { Books } from '../books.ts';
import { NONE } from '../tables.ts';

/** Whether anything was ever entered, of any kind or of one: whatever became of it since. */
export const holdsEntry = ({ tables, names }: Books, kind?: string): boolean =>
  kind === undefined ? tables.rows.entry.length > 0 : names.kinds.find(kind) !== NONE;

/** Whether a fee was ever charged to anybody. */
export const holdsCharge = ({ tables }: Books): boolean => tables.items.entry.length > 0;
