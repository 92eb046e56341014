import { academics } from './academics/index.ts';
import { access } from './access/index.ts';
import { admissions } from './admissions/index.ts';
import { applications } from './applications/index.ts';
import { audit } from './audit/index.ts';
import { boards } from './boards/index.ts';
import { certificates } from './certificates/index.ts';
import { closing } from './closing/index.ts';
import { concessions } from './concessions/index.ts';
import type { Context } from './deps.ts';
import { donations } from './donations/index.ts';
import { dues } from './dues/index.ts';
import { exams } from './exams/index.ts';
import { fees } from './fees/index.ts';
import { hostel } from './hostel/index.ts';
import { institutions } from './institutions/index.ts';
import { ledger } from './ledger/index.ts';
import { library } from './library/index.ts';
import { notes } from './notes/index.ts';
import { openings } from './opening/index.ts';
import { papers } from './papers/index.ts';
import { payroll } from './payroll/index.ts';
import { people } from './people/index.ts';
import { plans } from './plans/index.ts';
import { reconciliation } from './reconciliation/index.ts';
import { plainRegisters } from './registers/index.ts';
import { results } from './results/index.ts';
import { settings } from './settings/index.ts';
import { setup } from './setup/index.ts';
import { staff } from './staff/index.ts';
import { tamlik } from './tamlik/index.ts';
import { vouchers } from './vouchers/index.ts';

/** Every context of the write side. A new one is one line here. */
export const contexts: readonly Context[] = [
  access,
  institutions,
  academics,
  people,
  admissions,
  applications,
  ledger,
  openings,
  closing,
  notes,
  vouchers,
  tamlik,
  fees,
  dues,
  concessions,
  papers,
  audit,
  exams,
  results,
  settings,
  setup,
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
];
