import { plainStreams } from '@madrasah/events';
import type { Context } from '../deps.ts';
import { homesIn, registerCommands, registerStream } from '../kernel/register/index.ts';

/** Where the plain registers stand, for whoever refers to them. */
export const plainHomes = plainStreams.map(({ stream, registers }) => {
  const tables = Object.fromEntries(registers.map((register) => [register.key, register]));
  return homesIn(registerStream(stream.category, stream, tables), tables);
});

/** The registers of which nothing is special, as their definitions say. */
export const plainRegisters: Context = ({ desk }) =>
  plainHomes.flatMap((ofStream) => registerCommands(desk, ofStream));
