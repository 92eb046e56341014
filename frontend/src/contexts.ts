import { academics } from './academics/index.ts';
import { access } from './access/index.ts';
import { admissions } from './admissions/index.ts';
import { applications } from './applications/index.ts';
import { approvals } from './approvals/index.ts';
import { audit } from './audit/index.ts';
import { boards } from './boards/index.ts';
import { certificates } from './certificates/index.ts';
import { closing } from './closing/index.ts';
import { concessions } from './concessions/index.ts';
import { dues } from './dues/index.ts';
import { exams } from './exams/index.ts';
import { fees } from './fees/index.ts';
import { help } from './help/index.ts';
import { home } from './home/index.ts';
import { hostel } from './hostel/index.ts';
import { institutions } from './institutions/index.ts';
import type { Context } from './kit/routing/screens.ts';
import { ledger } from './ledger/index.ts';
import { others } from './others/index.ts';
import { overview } from './overview/index.ts';
import { papers } from './papers/index.ts';
import { people } from './people/index.ts';
import { plans } from './plans/index.ts';
import { reconciliation } from './reconciliation/index.ts';
import { results } from './results/index.ts';
import { scratch } from './scratch/index.ts';
import { settings } from './settings/index.ts';
import { setup } from './setup/index.ts';
import { staff } from './staff/index.ts';
import { statements } from './statements/index.ts';
import { tamlik } from './tamlik/index.ts';
import { vouchers } from './vouchers/index.ts';

/** Every context with screens; the menu and the routes are made of these. */
export const contexts: readonly Context[] = [
  home,
  setup,
  help,
  access,
  academics,
  admissions,
  applications,
  people,
  institutions,
  fees,
  dues,
  approvals,
  concessions,
  ledger,
  closing,
  vouchers,
  tamlik,
  statements,
  audit,
  papers,
  exams,
  results,
  settings,
  staff,
  hostel,
  certificates,
  boards,
  plans,
  reconciliation,
  overview,
  others,
  scratch,
];
