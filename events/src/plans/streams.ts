import { defineStream } from '../kernel/index.ts';

/** What steers what is charged: month calendars, rules, and what single students pay otherwise. */
export const planStreams = { plans: defineStream('plans') };
