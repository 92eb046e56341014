import { contentRevision } from '../../kernel/index.ts';
import type { AdmissionRecord } from './events.ts';

/** The version of an admission that a correction names as seen. */
export const admissionRevision = (record: AdmissionRecord): number => {
  const { serial, classId, sectionId, residence, newOrOld, financialStatus } = record;
  return contentRevision([serial, classId, sectionId, residence, newOrOld, financialStatus]);
};
