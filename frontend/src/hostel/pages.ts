import { vacationTypes } from '@madrasah/events/hostel';
import { registerPage } from '../kit/register/index.ts';

export const vacationTypesPage = registerPage(vacationTypes);
