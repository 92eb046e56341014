import { mayAssign } from '@madrasah/events/access';
import type { Language } from '@madrasah/events/kernel';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import type { Choice } from '../../kit/fields/index.ts';

/** What the row menu calls Admin User, and User. */
export const ADMIN_USER = 5;
export const ORDINARY = 6;

/** The types that somebody of a type may give to others. The server asks again. */
export const assignable = (permissionType: number, language: Language): Choice[] =>
  PERMISSION_TYPE_NAMES.filter(({ id }) => mayAssign(permissionType, id)).map(({ id, ...names }) => ({
    value: id,
    label: names[language],
  }));
