import { streams } from '@madrasah/events';
import { emptyPlatform, evolvePlatform, type PlatformState } from '@madrasah/service-kit/access';
import type { StreamDefinition } from '../kernel/stream.ts';

/** One stream for the whole installation, whatever school asks. */
export const platformStream: StreamDefinition<PlatformState> = {
  category: 'platform',
  nameFor: streams.platform,
  initial: emptyPlatform,
  evolve: evolvePlatform,
};
