import { defineTexts } from '../text.ts';
import { bn } from './bn.ts';
import { en } from './en.ts';

/** What is said around every page. `kitTexts` has it too, with all that only pages say: those come with the pages. */
export const frameTexts = defineTexts(bn, en);
