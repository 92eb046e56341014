import { defineProgressStream } from '../kernel/index.ts';

export const policyStreams = { policy: defineProgressStream('policy') };
