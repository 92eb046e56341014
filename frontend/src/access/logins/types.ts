import type { Language } from '@madrasah/events/kernel';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import type { Choice } from '../../kit/fields/index.ts';

/** The lowest type that each type may give; 7 is none (specification §6). */
const ASSIGNABLE_FROM: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 5, 5: 5, 6: 7 };

/** The types that somebody of a type may give to others. The server asks again. */
export const assignable = (permissionType: number, language: Language): Choice[] =>
  PERMISSION_TYPE_NAMES.filter(({ id }) => id >= (ASSIGNABLE_FROM[permissionType] ?? 7)).map(
    ({ id, ...names }) => ({ value: id, label: names[language] }),
  );
