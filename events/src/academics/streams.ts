import { defineStream } from '../kernel/index.ts';

/** Sessions, classes, sections. */
export const academicStreams = { academics: defineStream('academics') };
