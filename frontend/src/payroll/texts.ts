import { defineTexts } from '../kit/text.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const payrollTexts = defineTexts(bn, en);
