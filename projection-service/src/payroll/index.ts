import { payHeads } from '@madrasah/events/payroll';
import type { Context } from '../deps.ts';
import { chartRegisters } from '../ledger/chart/index.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { payrollQueries } from './lists.ts';
import { payHeadsProjector } from './pay-heads.ts';

/** What salaries are made of, what each is paid, payrolls and what is owed of them. */
export const payroll: Context = (deps) => [
  ...registerQueries(deps, [folded(payHeads, payHeadsProjector)], { reach: chartRegisters }),
  ...payrollQueries(deps),
];
