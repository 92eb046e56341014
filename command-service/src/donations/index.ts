import type { Context } from '../deps.ts';
import { collections } from './collections/index.ts';
import { donors } from './donors/index.ts';

/** Who gives, and what was given. */
export const donations: Context = ({ desk }) => [...donors(desk), ...collections(desk)];
