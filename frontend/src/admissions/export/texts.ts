import { defineTexts } from '../../kit/text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

/** What the page of the data export says. */
export const exportTexts = defineTexts(bn, en);
