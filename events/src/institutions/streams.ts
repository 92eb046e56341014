import { definePlatformStream, defineStream } from '../kernel/index.ts';

export const institutionStreams = {
  /** Which institutions there are. */
  platform: definePlatformStream('platform'),
  /** What an institution says of itself. */
  institution: defineStream('institution'),
};
