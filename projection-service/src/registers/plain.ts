import { plainStreams, type Register } from '@madrasah/events';
import type { Context } from '../deps.ts';
import { type RegisterProjector, registerProjector } from '../kernel/register.ts';
import { folded } from './folded.ts';
import { registerQueries } from './queries.ts';

/** The plain registers with their documents, for whoever refers to them. */
export const plainFolded = plainStreams.flatMap((one) =>
  one.registers.map((register) => folded(register, registerProjector(register))),
);

/** Who keeps the rows of a plain register. @throws TypeError when it is none */
export function plainProjector(register: Register): RegisterProjector<Register> {
  const kept = plainFolded.find((one) => one.register.noun === register.noun);
  if (!kept) throw new TypeError(`${register.noun} is no plain register`);
  return kept.projector;
}

/** The registers of which nothing is special, as their definitions say. */
export const plainRegisters: Context = (deps) => registerQueries(deps, plainFolded);
