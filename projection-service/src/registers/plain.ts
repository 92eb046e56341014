import { plainStreams } from '@madrasah/events';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { folded } from './folded.ts';
import { registerQueries } from './queries.ts';

/** The plain registers with their documents, for whoever refers to them. */
export const plainFolded = plainStreams.flatMap((one) =>
  one.registers.map((register) => folded(register, registerProjector(register))),
);

/** The registers of which nothing is special, as their definitions say. */
export const plainRegisters: Context = (deps) => registerQueries(deps, plainFolded);
