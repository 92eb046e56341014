import type { RegisterRoom } from '../kernel/register/index.ts';
import { staffHomes } from './state.ts';

/** Designations. */
export const staffRoom: RegisterRoom = { homes: staffHomes };
