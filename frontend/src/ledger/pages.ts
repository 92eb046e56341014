import { accountingYears } from '@madrasah/events/ledger';
import { registerPage } from '../kit/register/index.ts';

export const accountingYearsPage = registerPage(accountingYears);
