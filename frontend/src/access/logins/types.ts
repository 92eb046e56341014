import { mayAssign } from '@madrasah/events/access';
import type { Language } from '@madrasah/events/kernel';
import { PERMISSION_TYPE_NAMES } from '@madrasah/events/settings';
import type { Choice } from '../../kit/fields/index.ts';

/** The types that somebody of a type may give to others. The server asks again. */
export const assignable = (permissionType: number, language: Language): Choice[] =>
  PERMISSION_TYPE_NAMES.filter(({ id }) => mayAssign(permissionType, id)).map(({ id, ...names }) => ({
    value: id,
    label: names[language],
  }));
