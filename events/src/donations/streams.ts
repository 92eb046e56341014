import { defineStream } from '../kernel/index.ts';

export const donationStreams = {
  /** What is known of a donor beside what people are known by. */
  donors: defineStream('donors'),
};
