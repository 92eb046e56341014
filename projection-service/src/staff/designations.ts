import { designations } from '@madrasah/events/staff';
import { registerProjector } from '../kernel/register.ts';

export const designationsProjector = registerProjector(designations);
