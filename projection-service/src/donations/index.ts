import type { Context } from '../deps.ts';
import { donorList } from './donors/list.ts';

/** Who gives. */
export const donations: Context = (deps) => [...donorList(deps)];
