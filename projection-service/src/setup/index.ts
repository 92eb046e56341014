import { openingRequests } from '@madrasah/events/ledger';
import { SETUP_STEPS, type SetupStep, type SetupStepRow, setupSteps } from '@madrasah/events/setup';
import { academicLists, academicSources, subjectsProjector } from '../academics/index.ts';
import { requestsProjector } from '../approvals/index.ts';
import type { Context } from '../deps.ts';
import { examNamesProjector } from '../exams/index.ts';
import { feeHeadsProjector, feePricesProjector } from '../fees/index.ts';
import { vacationTypesProjector } from '../hostel/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import type { Projector } from '../kernel/projecting/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { accountingYearsProjector, fundsProjector, subLedgersProjector } from '../ledger/chart/index.ts';
import { printSettingsProjector } from '../papers/index.ts';
import { monthCalendarsProjector } from '../plans/index.ts';
import { designationsProjector } from '../staff/index.ts';

const STANDS = { retired: false };
const MONEY = 3;

type Asks = (tenant: Tenant) => Promise<boolean>;

/** Whether a list has so many standing rows of a kind. */
const has =
  (projector: Projector, filter: Readonly<Record<string, unknown>> = STANDS, atLeast = 1): Asks =>
  async (tenant) =>
    (await tenant.count(projector as never, filter)) >= atLeast;

/** Of each step what must stand; that of logins asks the fold that the gate asks. */
const STANDING: Readonly<Record<Exclude<SetupStep, 'logins'>, Asks>> = {
  year: has(accountingYearsProjector),
  // The general fund is every school's from the first day.
  funds: has(fundsProjector, STANDS, 2),
  accounts: has(subLedgersProjector, { ...STANDS, class: MONEY }),
  heads: has(feeHeadsProjector),
  async session(tenant) {
    const { sessions } = await academicLists(tenant);
    return [...sessions.values()].some(({ retired, active }) => !retired && active);
  },
  async classes(tenant) {
    const { sections } = await academicLists(tenant);
    const isTaught = await has(subjectsProjector)(tenant);
    return isTaught && [...sections.values()].some(({ retired }) => !retired);
  },
  months: has(monthCalendarsProjector, {}),
  prices: has(feePricesProjector, {}),
  openings: has(requestsProjector, { kind: openingRequests.kind, state: 'approved' }),
  exams: has(examNamesProjector),
  designations: has(designationsProjector),
  vacations: has(vacationTypesProjector),
  papers: has(printSettingsProjector, {}),
};

const needs = [
  ...academicSources,
  ...[subjectsProjector, accountingYearsProjector, fundsProjector, subLedgersProjector, feeHeadsProjector],
  ...[monthCalendarsProjector, feePricesProjector, requestsProjector, examNamesProjector],
  ...[designationsProjector, vacationTypesProjector, printSettingsProjector],
];

/** What a new school needs, each ticked by what stands. */
export const setup: Context = (deps) => [
  handledQuery(setupSteps, needs, async (_, tenant) => {
    const { logins } = await deps.access.access(tenant.school);
    const active = [...logins.values()].filter((login) => login.active);
    const rows = SETUP_STEPS.map(async ({ step }): Promise<SetupStepRow> => {
      const done = step === 'logins' ? active.length > 1 : await STANDING[step](tenant);
      return { step, done };
    });
    return { data: await Promise.all(rows) };
  }),
];
