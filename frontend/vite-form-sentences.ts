import { formTexts } from '@madrasah/events';
import type { Plugin } from 'vite';

const MODULE = /[\\/]src[\\/]kit[\\/]form[\\/]sentences\.ts$/;

/** Writes what forms say in the place of the module that asks the catalogue for it. */
export const formSentences = (): Plugin => ({
  name: 'form-sentences',
  transform: (_, id) =>
    MODULE.test(id) ? `export const sentences = ${JSON.stringify(formTexts)};` : undefined,
});
