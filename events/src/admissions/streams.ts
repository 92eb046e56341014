import { defineStream } from '../kernel/index.ts';

export const admissionStreams = {
  admissions: defineStream('admissions'),
  /** What of the records was taken out of the system, and by whom. */
  exports: defineStream('exports'),
};
