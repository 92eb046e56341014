import { boardNames } from '@madrasah/events/boards';
import type { Context } from '../deps.ts';
import { registerProjector } from '../kernel/register.ts';
import { folded, registerQueries } from '../registers/index.ts';

export const boardNamesProjector = registerProjector(boardNames);

export const boards: Context = (deps) => registerQueries(deps, [folded(boardNames, boardNamesProjector)]);
