import { certificates as entry } from '@madrasah/events/certificates';
import { academicHomes } from '../academics/state.ts';
import type { Context } from '../deps.ts';
import { examsHomes } from '../exams/state.ts';
import { entryCommands } from '../kernel/entry/index.ts';
import { certificateRules } from './decide.ts';
import { certificatesStream } from './state.ts';

/** Certificates of attestation: given, changed, withdrawn, printed. */
export const certificates: Context = ({ desk }) =>
  entryCommands(desk, certificatesStream, {
    entry,
    reach: [...academicHomes, ...examsHomes],
    rules: certificateRules,
  });
