import type { SetupStep, SetupStepRow } from '@madrasah/events/setup';

/** Where each step is done. */
export const STEP_AT: Readonly<Record<SetupStep, string>> = {
  year: '/accounting/years',
  funds: '/accounting/funds',
  accounts: '/accounting/sub-ledgers',
  heads: '/accounting/fee-heads',
  session: '/students/sessions',
  classes: '/students/class',
  months: '/accounting/month-calendar',
  prices: '/accounting/fee-setup',
  openings: '/accounting/opening-balances',
  exams: '/exam',
  divisions: '/exam/average-v-condition',
  designations: '/teacherinfo/designation',
  vacations: '/students/vacation/type-of-vacation',
  logins: '/settings/add-login-users',
  papers: '/accounting/print-settings',
};

/** Steps that stand on the list, and those that were put away and are not done meanwhile. */
export function parted(rows: readonly SetupStepRow[], stepsAway: readonly string[]) {
  const isAway = ({ step, done }: SetupStepRow) => !done && stepsAway.includes(step);
  return { listed: rows.filter((row) => !isAway(row)), away: rows.filter(isAway) };
}
