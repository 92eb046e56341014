import { vacationTypes } from '@madrasah/events/hostel';
import { registerProjector } from '../kernel/register.ts';

export const vacationTypesProjector = registerProjector(vacationTypes);
