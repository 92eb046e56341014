import type { Register } from '@madrasah/events/kernel';
import { createElement } from 'react';
import type { ScreenOptions } from './definition.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

export type { ScreenOptions, WireRow } from './definition.ts';

/** The page of a register, for a context's list of screens. */
export const registerPage = (register: Register, options: ScreenOptions = {}) => ({
  default: () => createElement(RegisterScreen, { register, options }),
});
