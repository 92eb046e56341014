import { accountingYearOn, refuseLedger as refuse, type YearSpan } from '@madrasah/events/ledger';
import type { Attributes, Slots, Surroundings } from '../../kernel/register/index.ts';
import { daysOf } from '../journal/rules/money-rule.ts';
import { journalStream } from '../journal/state.ts';
import type { ChartState } from './state.ts';

/** The accounting year that a day of an entry lies in. */
export const yearOf = (chart: ChartState, day: string): YearSpan =>
  accountingYearOn(chart.accountingYears.values(), day);

/** Whether a series that follows this year has given a number. */
function isNumbered({ key }: YearSpan, { look }: Surroundings): boolean {
  for (const series of look(journalStream).counters.keys()) if (series.endsWith(`:${key}`)) return true;
  return false;
}

/** Whether an entry of any kind stands on one of its days. */
function isEntered({ from, to }: Pick<YearSpan, 'from' | 'to'>, { look }: Surroundings): boolean {
  for (const balance of look(journalStream).balances.values())
    if (daysOf(balance).some(([day]) => day >= from && day <= to)) return true;
  return false;
}

/** Years do not overlap; one whose numbers were used keeps its days, and one with entries stays. */
export const yearSlots: Slots = {
  reads: [journalStream],
  settle(attributes: Attributes, around, before) {
    const { from, to } = attributes as { from: string; to: string };
    const chart = around.state as ChartState;
    if (to <= from) return refuse('ledger.year-backwards');
    const moved = before && (before['from'] !== from || before['to'] !== to);
    if (moved && isNumbered(yearOf(chart, before['from'] as string), around))
      return refuse('ledger.year-numbered');
    for (const year of chart.accountingYears.values())
      if (!year.retired && year.id !== before?.['id'] && year.from <= to && from <= year.to)
        return refuse('ledger.year-overlap', { name: year.name });
    return attributes;
  },
  usedBy(id, around) {
    const year = (around.state as ChartState).accountingYears.get(id);
    if (!year) return false;
    return isNumbered(yearOf(around.state, year.from), around) || isEntered(year, around);
  },
};
