import type { Context } from '../deps.ts';
import { certificateList } from './list.ts';
import { certificatePapers } from './query.ts';

/** Certificates of attestation: their list and their papers. */
export const certificates: Context = (deps) => [...certificateList(deps), ...certificatePapers(deps)];
