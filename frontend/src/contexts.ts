import { academics } from './academics/screens.ts';
import { access } from './access/screens.ts';
import { admissions } from './admissions/screens.ts';
import { applications } from './applications/screens.ts';
import { approvals } from './approvals/screens.ts';
import { audit } from './audit/screens.ts';
import { boards } from './boards/screens.ts';
import { certificates } from './certificates/screens.ts';
import { closing } from './closing/screens.ts';
import { concessions } from './concessions/screens.ts';
import { donations } from './donations/screens.ts';
import { dues } from './dues/screens.ts';
import { exams } from './exams/screens.ts';
import { fees } from './fees/screens.ts';
import { help } from './help/screens.ts';
import { home } from './home/screens.ts';
import { hostel } from './hostel/screens.ts';
import { institutions } from './institutions/screens.ts';
import { inMenu } from './kit/routing/menu-order.ts';
import type { Context } from './kit/routing/screens.ts';
import { ledger } from './ledger/screens.ts';
import { library } from './library/screens.ts';
import { MENU } from './menu.ts';
import { others } from './others/screens.ts';
import { overview } from './overview/screens.ts';
import { papers } from './papers/screens.ts';
import { payroll } from './payroll/screens.ts';
import { people } from './people/screens.ts';
import { plans } from './plans/screens.ts';
import { reconciliation } from './reconciliation/screens.ts';
import { results } from './results/screens.ts';
import { scratch } from './scratch/screens.ts';
import { settings } from './settings/screens.ts';
import { setup } from './setup/screens.ts';
import { staff } from './staff/screens.ts';
import { statements } from './statements/screens.ts';
import { tamlik } from './tamlik/screens.ts';
import { vouchers } from './vouchers/screens.ts';

/** Every context with screens; the menu and the routes are made of these. */
export const contexts: readonly Context[] = inMenu(
  [
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
    payroll,
    hostel,
    certificates,
    boards,
    library,
    donations,
    plans,
    reconciliation,
    overview,
    others,
    scratch,
  ],
  MENU,
);
