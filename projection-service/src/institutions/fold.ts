import { streams } from '@madrasah/events';
import { emptyPlatform, evolvePlatform, type PlatformState } from '@madrasah/service-kit/access';
import { provenEvents } from '@madrasah/service-kit/codec';
import { plainTable } from '@madrasah/service-kit/folding';
import { StreamFolds, type StreamSource } from '../kernel/stream-folds.ts';

/** The institutions of this installation, by the platform's stream. */
export const institutionFolds = (source: StreamSource) =>
  new StreamFolds(source, {
    name: 'institutions',
    evolve: evolvePlatform,
    empty: () => emptyPlatform(plainTable),
  });

/** The institutions, read for one question. @throws StoreAway */
export async function readPlatform({ store, codec }: StreamSource): Promise<PlatformState> {
  const state = emptyPlatform(plainTable);
  for await (const event of provenEvents({ store, codec }, streams.platform())) evolvePlatform(state, event);
  return state;
}
