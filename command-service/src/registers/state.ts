import { plainStreams } from '@madrasah/events';
import { homesIn, registerStream } from '../kernel/register/index.ts';

/** Where the registers stand of which nothing is special, a list for each stream. */
export const plainHomes = plainStreams.map(({ stream, registers }) => {
  const tables = Object.fromEntries(registers.map((register) => [register.key, register]));
  return homesIn(registerStream(stream.category, stream, tables), tables);
});
