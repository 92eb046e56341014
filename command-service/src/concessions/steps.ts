import { writeOffFee } from '@madrasah/events/concessions';
import type { Deps } from '../deps.ts';
import type { HandledCommand } from '../kernel/handler.ts';
import { concessions } from './index.ts';

/** Asks for the write-off of one charge, as a part of a larger command. */
export function writeOffAsking(deps: Deps): HandledCommand['handle'] {
  const found = concessions(deps).find(({ definition }) => definition.name === writeOffFee.name);
  if (!found) throw new Error(`${writeOffFee.name} is carried out by nobody`);
  return found.handle;
}
