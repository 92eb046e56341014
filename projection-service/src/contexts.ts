import { studentOperations } from '@madrasah/events/admissions';
import { marksImports } from '@madrasah/events/results';
import { usualOperations } from '@madrasah/events/setup';
import { academics } from './academics/queries.ts';
import { access } from './access/queries.ts';
import { studentExport } from './admissions/export/index.ts';
import { admissions } from './admissions/queries.ts';
import { studentReports } from './admissions/reports/index.ts';
import { userReports } from './admissions/reports/users.ts';
import { applications } from './applications/index.ts';
import { approvals } from './approvals/index.ts';
import { audit } from './audit/queries.ts';
import { boards } from './boards/index.ts';
import { certificates } from './certificates/context.ts';
import { closing } from './closing/index.ts';
import { concessions } from './concessions/index.ts';
import type { Context } from './deps.ts';
import { donations } from './donations/index.ts';
import { dues } from './dues/context.ts';
import { exams } from './exams/index.ts';
import { chargeRuns } from './fees/charge-runs.ts';
import { fees } from './fees/context.ts';
import { feeReportSums, freeSchooling } from './fees/reports/index.ts';
import { repricings } from './fees/repricings.ts';
import { sittings } from './fees/sittings.ts';
import { files } from './files/queries.ts';
import { hostel } from './hostel/context.ts';
import { allInstitutions } from './institutions/all.ts';
import { institutions } from './institutions/info.ts';
import { renewal } from './institutions/renewal.ts';
import { ledger } from './ledger/context.ts';
import { library } from './library/index.ts';
import { notes } from './notes/queries.ts';
import { openApi } from './openapi/queries.ts';
import { operations } from './operations/index.ts';
import { overview } from './overview/index.ts';
import { printSettings } from './papers/settings-query.ts';
import { payroll } from './payroll/index.ts';
import { people } from './people/context.ts';
import { plans } from './plans/context.ts';
import { reconciliation } from './reconciliation/index.ts';
import { plainRegisters } from './registers/plain.ts';
import { results } from './results/index.ts';
import { calendar } from './settings/context.ts';
import { settings } from './settings/index.ts';
import { setup } from './setup/index.ts';
import { staff } from './staff/index.ts';
import { statements } from './statements/index.ts';
import { tamlik } from './tamlik/index.ts';
import { verification } from './verification/index.ts';
import { vouchers } from './vouchers/index.ts';

/** Every context of the read side. A new one is one line here. */
export const contexts: readonly Context[] = [
  academics,
  access,
  admissions,
  studentReports,
  studentExport,
  userReports,
  applications,
  approvals,
  concessions,
  audit,
  fees,
  dues,
  files,
  institutions,
  renewal,
  allInstitutions,
  ledger,
  closing,
  notes,
  vouchers,
  tamlik,
  statements(feeReportSums),
  openApi,
  operations(
    chargeRuns,
    repricings,
    sittings,
    { endpoints: studentOperations },
    { endpoints: marksImports },
    { endpoints: usualOperations },
  ),
  setup,
  people,
  printSettings,
  settings,
  calendar,
  exams,
  results,
  staff,
  payroll,
  hostel,
  certificates,
  plainRegisters,
  boards,
  library,
  donations,
  plans,
  reconciliation,
  overview(freeSchooling),
  verification,
];
