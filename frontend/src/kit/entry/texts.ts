import { defineTexts } from '../text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const entryTexts = defineTexts(bn, en);
