import { defineStream } from '../kernel/index.ts';

/** Exam names. */
export const examStreams = { exams: defineStream('exams') };
