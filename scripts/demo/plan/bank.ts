import { addDays, lastDayOf, monthAfter, monthOf } from '@madrasah/events';
import type { Bank } from '../year/money/bank.ts';
import type { Agenda } from './agenda.ts';

/** The bank sends its statement of a month so many days after its end. */
const SENT_AFTER = 4;

/** The last month whose statement has come is reconciled; the next is left to whoever looks at the demo. */
export function planBank({
  agenda,
  bank,
  today,
}: {
  readonly agenda: Agenda;
  readonly bank: Bank;
  readonly today: string;
}): void {
  const month = monthAfter(monthOf(addDays(today, -SENT_AFTER)), -1);
  const to = lastDayOf(month);
  agenda.add(addDays(to, SENT_AFTER), 'morning', 'bank statement', () => bank.reconcile(`${month}-01`, to));
}
