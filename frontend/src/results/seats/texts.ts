import { defineTexts } from '../../kit/text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

/** What the page of seat plans says. */
export const seatsTexts = defineTexts(bn, en);
