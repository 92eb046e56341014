import { defineStream } from '../kernel/index.ts';

/** Holidays and other days of the school. */
export const settingsStreams = { calendar: defineStream('calendar') };
