import { defineStream } from '../kernel/index.ts';

export const admissionStreams = { admissions: defineStream('admissions') };
