import { plainStreams, type Register } from '@madrasah/events';
import { type Home, homesIn, registerStream } from '../kernel/register/index.ts';

/** Where the registers stand of which nothing is special, a list for each stream. */
export const plainHomes = plainStreams.map(({ stream, registers }) => {
  const tables = Object.fromEntries(registers.map((register) => [register.key, register]));
  return homesIn(registerStream(stream.category, stream, tables), tables);
});

/** Where a plain register stands. @throws TypeError when it is none */
export function plainHome(register: Register): Home {
  const home = plainHomes.flat().find((one) => one.register.noun === register.noun);
  if (!home) throw new TypeError(`${register.noun} is no plain register`);
  return home;
}
