import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { boardsHomes } from './state.ts';

export const boards: Context = ({ desk }) => registerCommands(desk, boardsHomes);
