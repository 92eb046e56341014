import { firstLack } from '@madrasah/events';
import { openingRequests } from '@madrasah/events/ledger';
import { isUnsettled } from '@madrasah/events/papers';
import {
  type Lack,
  SETUP_STEPS,
  type SetupStep,
  type SetupStepRow,
  schoolLacks,
  setupSteps,
} from '@madrasah/events/setup';
import { academicLists, academicSources, subjectsProjector } from '../academics/index.ts';
import { requestsProjector } from '../approvals/index.ts';
import type { Context } from '../deps.ts';
import { examNamesProjector } from '../exams/index.ts';
import { feeHeadsProjector, feePricesProjector } from '../fees/index.ts';
import { vacationTypesProjector } from '../hostel/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { accountingYearsProjector, fundsProjector, subLedgersProjector } from '../ledger/chart/index.ts';
import { printSettingsProjector } from '../papers/index.ts';
import { monthCalendarsProjector } from '../plans/index.ts';
import { conditionsProjector } from '../results/index.ts';
import { designationsProjector } from '../staff/index.ts';
import { classesWithConditions, classesWithMonths, classesWithPrices } from './of-session.ts';
import { type Asks, has, NEEDS_STAND, needsSources, STANDS } from './standing.ts';

/** Of each step what must stand; that of logins asks the fold that the gate asks. */
const STANDING: Readonly<Record<Exclude<SetupStep, 'logins' | OfSession>, Asks>> = {
  year: has(accountingYearsProjector),
  // The general fund is every school's from the first day.
  funds: has(fundsProjector, STANDS, 2),
  accounts: NEEDS_STAND.money,
  heads: NEEDS_STAND.heads,
  async session(tenant) {
    const { sessions } = await academicLists(tenant);
    return [...sessions.values()].some(({ retired, active }) => !retired && active);
  },
  classes: async (tenant, deps) =>
    (await NEEDS_STAND.sections(tenant, deps)) && NEEDS_STAND.subjects(tenant, deps),
  openings: has(requestsProjector, { kind: openingRequests.kind, state: 'approved' }),
  exams: NEEDS_STAND.exams,
  designations: NEEDS_STAND.designations,
  vacations: has(vacationTypesProjector),
  async papers(tenant) {
    // What was taken back stands as it did before.
    const [settled] = await tenant.find(printSettingsProjector);
    return settled !== undefined && !isUnsettled(settled);
  },
};

/** Of these each class of the session must have some. */
const OF_CLASSES = {
  months: classesWithMonths,
  prices: classesWithPrices,
  divisions: classesWithConditions,
};
type OfSession = keyof typeof OF_CLASSES;
const isOfSession = (step: SetupStep): step is OfSession => step in OF_CLASSES;

const needs = [
  ...academicSources,
  ...[subjectsProjector, accountingYearsProjector, fundsProjector, subLedgersProjector, feeHeadsProjector],
  ...[monthCalendarsProjector, feePricesProjector, requestsProjector, examNamesProjector],
  ...[designationsProjector, vacationTypesProjector, printSettingsProjector, conditionsProjector],
];

/** What a new school needs, each ticked by what stands. */
export const setup: Context = (deps) => [
  handledQuery(setupSteps, needs, async (_, tenant) => {
    const { logins } = await deps.access.access(tenant.school);
    const active = [...logins.values()].filter((login) => login.active);
    const rows = SETUP_STEPS.map(async ({ step }): Promise<SetupStepRow> => {
      if (step === 'logins') return { step, done: active.length > 1 };
      if (!isOfSession(step)) return { step, done: await STANDING[step](tenant, deps) };
      const classes = await OF_CLASSES[step](tenant);
      return {
        step,
        done: classes !== undefined && classes.done === classes.all,
        ...(classes && { classes }),
      };
    });
    return { data: await Promise.all(rows) };
  }),
  handledQuery(
    schoolLacks,
    [deps.shelf, ...needsSources],
    async ({ needs: asked }, tenant): Promise<Lack> => {
      const lack = await firstLack(asked, (need) => NEEDS_STAND[need](tenant, deps));
      return { data: { lack: lack ?? null } };
    },
  ),
];
