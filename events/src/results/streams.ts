import { defineKeyedStream } from '../kernel/index.ts';

/** What a session's exams are reckoned by; one stream a session, opened before its first event. */
export const resultStreams = { results: defineKeyedStream<[session: number]>('results') };
