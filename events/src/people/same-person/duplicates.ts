import * as z from 'zod';
import { column, defineList, power } from '../../kernel/index.ts';

/** Why two entries may be one person. */
export const DUPLICATE_REASONS = {
  1: { word: 'sameBirth', color: 'red' },
  2: { word: 'sameMobile', color: 'yellow' },
  3: { word: 'sameCode', color: 'red' },
} as const;

/** Two active entries of one kind that may be one person: the earlier one, and whoever is like him. */
export const duplicatesList = defineList({
  name: 'Duplicates',
  path: '/api/users/duplicates',
  access: power('user_entry', 'view'),
  title: 'duplicates',
  needs: [],
  columns: {
    UserCode: column.code('code', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 1.1 }),
    FatherName: column.name('father', { phone: 'beside' }),
    OtherCode: column.code('otherCode', { phone: 'line' }),
    OtherName: column.name('otherName', { phone: 'line' }),
    Reason: column.badge('likeness', DUPLICATE_REASONS, { phone: 'side' }),
  },
  /** `revision` of both as they are shown: whoever makes them one names it. */
  carries: { UserID: z.int(), OtherID: z.int(), revision: z.int() },
  rows: { page: 20, most: 1000 },
  files: true,
});
