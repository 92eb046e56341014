import { drafted, type EventDraft } from '@madrasah/events';
import { accountingYears } from '@madrasah/events/ledger';
import { MonthCalendarSet, proposeMonths } from '@madrasah/events/plans';
import type { OpenBalances } from '../../../../command-service/src/opening/open-balances.ts';
import {
  type AccountName,
  type FundName,
  fund,
  sl,
} from '../../../../command-service/src/test-support/chart.ts';
import { CLASS } from './given.ts';

/** Two accounting years that stand in the chart; the third is nobody's, and so 1 July to 30 June as they are. */
export const YEARS = [
  { id: 1, name: '2024-25', from: '2024-07-01', to: '2025-06-30' },
  { id: 2, name: '2025-26', from: '2025-07-01', to: '2026-06-30' },
] as const;

export const years = (): EventDraft[] =>
  YEARS.map(({ id, ...attributes }) => drafted(accountingYears, { kind: 'added', id, attributes }));

/** The first month of each session: those of the first are a year back. */
const FIRST_MONTHS = ['2025-06-05', '2026-06-05'];

export const calendars = (): EventDraft[] =>
  FIRST_MONTHS.map((within, index) =>
    MonthCalendarSet({
      ...{ calendarId: 1 + index, sessionId: 1 + index, classId: CLASS },
      ...{ calendar: 'gregorian' as const, hijriOffset: 0 },
      months: [...proposeMonths('gregorian', within)],
    }),
  );

const held = (name: AccountName, fundName: FundName, taka: number) => ({
  ...{ subLedgerId: sl(name), fundId: fund(fundName), amount: taka * 100 },
});

/** What the paper books had when these were begun; capital and trusts have no opening of theirs. */
export const BROUGHT_OVER: OpenBalances = {
  on: '2025-05-01',
  accounts: [
    ...[held('C1', 'G', 4000), held('C1', 'B', 1500), held('BK', 'G', 6000), held('BK', 'N', 1500)],
    ...[held('ZB', 'Z', 3000), held('Loan', 'G', 800)],
  ],
  oldDues: [],
  advances: [],
};
