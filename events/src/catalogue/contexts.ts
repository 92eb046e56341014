import { academics } from '../academics/manifest.ts';
import { access } from '../access/manifest.ts';
import { admissions } from '../admissions/manifest.ts';
import { applications } from '../applications/manifest.ts';
import { approvals } from '../approvals/manifest.ts';
import { audit } from '../audit/manifest.ts';
import { boards } from '../boards/index.ts';
import { certificates } from '../certificates/manifest.ts';
import { closing } from '../closing/manifest.ts';
import { concessions } from '../concessions/manifest.ts';
import { donations } from '../donations/manifest.ts';
import { dues } from '../dues/manifest.ts';
import { exams } from '../exams/manifest.ts';
import { fees } from '../fees/manifest.ts';
import { files } from '../files/manifest.ts';
import { hostel } from '../hostel/manifest.ts';
import { institutions } from '../institutions/manifest.ts';
import { type Manifest, opening } from '../kernel/index.ts';
import { ledger } from '../ledger/manifest.ts';
import { library } from '../library/manifest.ts';
import { notes } from '../notes/manifest.ts';
import { openApi } from '../openapi/manifest.ts';
import { operations } from '../operations/manifest.ts';
import { overview } from '../overview/manifest.ts';
import { papers } from '../papers/manifest.ts';
import { payroll } from '../payroll/manifest.ts';
import { people } from '../people/manifest.ts';
import { plans } from '../plans/manifest.ts';
import { policies } from '../policies/manifest.ts';
import { reconciliation } from '../reconciliation/manifest.ts';
import { results } from '../results/manifest.ts';
import { settings } from '../settings/manifest.ts';
import { setup } from '../setup/manifest.ts';
import { staff } from '../staff/manifest.ts';
import { statementsContext } from '../statements/manifest.ts';
import { tamlik } from '../tamlik/manifest.ts';
import { vouchers } from '../vouchers/manifest.ts';

/** Every context of the published language. A new one is one line here. */
export const contexts: readonly Manifest[] = [
  access,
  institutions,
  settings,
  academics,
  people,
  admissions,
  applications,
  ledger,
  notes,
  vouchers,
  tamlik,
  closing,
  fees,
  dues,
  statementsContext,
  approvals,
  concessions,
  operations,
  setup,
  papers,
  files,
  audit,
  exams,
  results,
  staff,
  payroll,
  hostel,
  certificates,
  boards,
  library,
  donations,
  plans,
  reconciliation,
  overview,
  policies,
  opening,
  openApi,
];
