import { defineStream } from '../kernel/index.ts';

/** Designations of teachers and staff. */
export const staffStreams = { staff: defineStream('staff') };
