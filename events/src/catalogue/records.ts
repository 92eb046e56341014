import type { Entry } from '../kernel/index.ts';
import { contexts } from './contexts.ts';

/** All dated records of somebody: what holds of every one of them is tried of each. */
export const recordCatalogue: readonly Entry[] = contexts.flatMap(({ records }) => records);
