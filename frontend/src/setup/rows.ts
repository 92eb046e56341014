import { type SetupStep, type SetupStepRow, setupSteps, type UsualChoice } from '@madrasah/events/setup';
import { answering, type Listed } from '../kit/wire/definitions.ts';

export const steps = answering<Listed<SetupStepRow>>()(setupSteps);

/** What a part of the usual comes to, by name. */
export interface UsualLook {
  readonly count: number;
  /** What would be made, row by row. */
  readonly rows: readonly UsualChoice[];
  readonly there: readonly UsualNames[];
}
export interface UsualNames {
  /** What they are: funds, classes. */
  readonly of: string;
  readonly names: readonly string[];
}

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
