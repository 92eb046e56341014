import { defineStream } from '../kernel/index.ts';

export const staffStreams = {
  /** Designations of teachers and staff. */
  staff: defineStream('staff'),
  /** Who teaches or works here, as what, since when, and who has left. */
  teachers: defineStream('teachers'),
};
