import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { staffHomes } from './state.ts';

export const staff: Context = ({ desk }) => registerCommands(desk, staffHomes);
