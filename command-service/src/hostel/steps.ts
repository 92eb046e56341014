import type { RegisterRoom } from '../kernel/register/index.ts';
import { hostelHomes } from './state.ts';

/** Kinds of leave. */
export const hostelRoom: RegisterRoom = { homes: hostelHomes };
