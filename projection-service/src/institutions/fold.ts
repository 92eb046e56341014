import { streams } from '@madrasah/events';
import { emptyPlatform, evolvePlatform, type PlatformState } from '@madrasah/service-kit/access';
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
