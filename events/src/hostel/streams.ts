import { defineStream } from '../kernel/index.ts';

/** Vacation types of the hostel. */
export const hostelStreams = { hostel: defineStream('hostel') };
