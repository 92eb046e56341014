import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { defineTexts } from './text.ts';

export const kitTexts = defineTexts(bn, en);
