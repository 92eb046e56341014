import { defineTexts } from '../../kit/text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

/** What the pages of admit cards say. */
export const cardsTexts = defineTexts(bn, en);
