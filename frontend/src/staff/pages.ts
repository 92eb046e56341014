import { designations } from '@madrasah/events/staff';
import { registerPage } from '../kit/register/index.ts';

export const designationsPage = registerPage(designations);
