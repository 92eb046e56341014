import { defineStream } from '../kernel/index.ts';

/** Exam names, and how the school reckons. */
export const examStreams = { exams: defineStream('exams') };
