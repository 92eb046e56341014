import { defineTexts } from '../../../kit/text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

/** What each event that may stand in somebody's history is called, by its type. */
export const historyTexts = defineTexts(bn, en);
