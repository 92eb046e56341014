import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { examsHomes } from './state.ts';

export const exams: Context = ({ desk }) => registerCommands(desk, examsHomes);
