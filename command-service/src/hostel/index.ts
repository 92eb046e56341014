import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { hostelHomes } from './state.ts';

export const hostel: Context = ({ desk }) => registerCommands(desk, hostelHomes);
