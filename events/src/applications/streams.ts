import { defineStream } from '../kernel/index.ts';

/** Applications for admission, as the public page sends them, and whether it takes any. */
export const applicationStreams = { applications: defineStream('applications') };
