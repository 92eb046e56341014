import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const pricesTexts = { bn, en };
