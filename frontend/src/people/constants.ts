import type { Language } from '@madrasah/events/kernel';
import { USER_TYPE_NAMES } from '@madrasah/events/people';
import type { Constant } from '@madrasah/events/settings';
import type { Choice } from '../kit/fields/index.ts';

/** A fixed list as the choices of a select. */
export const constantChoices = (constants: readonly Constant[], language: Language): Choice[] =>
  constants.map(({ id, ...names }) => ({ value: id, label: names[language] }));

/** The kinds of people as a filter's choices: an address has texts. */
export const kindChoices = (language: Language): Choice[] =>
  USER_TYPE_NAMES.map(({ id, ...names }) => ({ value: String(id), label: names[language] }));

export { constantName as nameOf } from '@madrasah/events/settings';
