import { streams } from '@madrasah/events';
import { emptyPlatform, evolvePlatform, type PlatformState } from '@madrasah/service-kit/access';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import type { Listener } from '../kernel/projecting/index.ts';

export interface InstitutionsFold extends Listener {
  readonly state: PlatformState;
}

/** Folds the institutions of this installation in memory. */
export function institutionsFold(): InstitutionsFold {
  const state = emptyPlatform(plainTable);
  return {
    name: 'institutions',
    types: new Set(evolvePlatform.types),
    state,
    apply(events) {
      for (const event of events) if (event.stream === streams.platform()) evolvePlatform(state, event);
    },
  };
}

/** The same, read from the platform's stream for one question. @throws StoreAway */
export async function readPlatform(store: EventStore, codec: Codec): Promise<PlatformState> {
  const state = emptyPlatform(plainTable);
  for await (const event of store.readStream(streams.platform())) evolvePlatform(state, codec.decode(event));
  return state;
}
