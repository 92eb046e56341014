import type { Flag } from '../../kernel/index.ts';
import type { PowerName } from '../permissions.ts';

/** Flags of a power in short: v view, i insert, e edit, d delete. */
export type FlagLetters = `${'v' | ''}${'i' | ''}${'e' | ''}${'d' | ''}`;

/** Powers with their flags; what is not named is not given. */
export type Powers = Readonly<Partial<Record<PowerName, FlagLetters>>>;

const LETTERS = { view: 'v', insert: 'i', edit: 'e', delete: 'd' } as const satisfies Record<Flag, string>;

/** Whether flags in short hold one of the four. */
export const holdsFlag = (letters: FlagLetters | undefined, flag: Flag): boolean =>
  letters?.includes(LETTERS[flag]) === true;
