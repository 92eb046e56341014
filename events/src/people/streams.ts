import { defineStream } from '../kernel/index.ts';

export const peopleStreams = { people: defineStream('people') };
