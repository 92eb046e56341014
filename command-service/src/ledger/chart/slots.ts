import type { Slots } from '../../kernel/register/index.ts';
import { yearSlots } from './years.ts';

/** What is special about each register of the chart. */
export const chartSlots: Readonly<Record<string, Slots>> = {
  accountingYear: yearSlots,
};
