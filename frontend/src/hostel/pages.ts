import { characterTypes, characterVariants, vacationTypes } from '@madrasah/events/hostel';
import { registerPage } from '../kit/register/index.ts';

export const characterTypesPage = registerPage(characterTypes);
export const characterVariantsPage = registerPage(characterVariants);
export const vacationTypesPage = registerPage(vacationTypes);
