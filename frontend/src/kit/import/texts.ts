import { defineTexts } from '../text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const importTexts = defineTexts(bn, en);
