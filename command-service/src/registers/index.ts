import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { plainHomes } from './state.ts';

/** The registers of which nothing is special, as their definitions say. */
export const plainRegisters: Context = ({ desk }) =>
  plainHomes.flatMap((ofStream) => registerCommands(desk, ofStream));
