import type { Context } from '../deps.ts';
import { donors } from './donors/index.ts';

/** Who gives. */
export const donations: Context = ({ desk }) => [...donors(desk)];
