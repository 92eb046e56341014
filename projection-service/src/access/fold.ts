import { parseStream, streams } from '@madrasah/events';
import { type AccessState, emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import type { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import type { Listener } from '../kernel/projecting/index.ts';

export interface AccessFold extends Listener {
  /** Who may do what in a school, as known so far; nobody in a school that is not known. */
  of(schoolId: string): AccessState;
}

/** Folds the access streams of all schools in memory: the gate asks at every request. */
export function accessFold(): AccessFold {
  const schools = new Map<string, AccessState>();
  const stateOf = (schoolId: string) => {
    let state = schools.get(schoolId);
    if (!state) {
      state = emptyAccess(plainTable);
      schools.set(schoolId, state);
    }
    return state;
  };
  return {
    name: 'access',
    types: new Set(evolveAccess.types),
    of: (schoolId) => schools.get(schoolId) ?? emptyAccess(plainTable),
    apply(events) {
      for (const event of events) {
        const { category, school } = parseStream(event.stream) ?? {};
        // The stream names the school, as the gate's token does; an event elsewhere opens no door.
        if (category === 'access' && school) evolveAccess(stateOf(school), event);
      }
    },
  };
}

/** The same, read from the school's stream for one question. @throws StoreAway */
export async function readAccess(store: EventStore, codec: Codec, schoolId: string): Promise<AccessState> {
  const state = emptyAccess(plainTable);
  for await (const event of store.readStream(streams.access(schoolId)))
    evolveAccess(state, codec.decode(event));
  return state;
}
