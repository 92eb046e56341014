import { streams } from '@madrasah/events';
import {
  type InstitutionInfo,
  InstitutionInfoChanged,
  infoAtRegistration,
  infoSaid,
  type SaidInfo,
} from '@madrasah/events/institutions';
import {
  emptyPlatform,
  evolvePlatform,
  type Institution,
  type PlatformState,
} from '@madrasah/service-kit/access';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

/** One stream for the whole installation, whatever school asks. */
export const platformStream: StreamDefinition<PlatformState> = {
  category: 'platform',
  nameFor: streams.platform,
  initial: emptyPlatform,
  evolve: evolvePlatform,
};

/** What the institution said of itself; nothing before it has. */
export interface InstitutionState {
  readonly said: Table<'info', SaidInfo>;
}

export const institutionStream: StreamDefinition<InstitutionState> = {
  category: 'institution',
  nameFor: streams.institution,
  initial: (table) => ({ said: table() }),
  evolve: foldOf<InstitutionState>(
    on(InstitutionInfoChanged, (state, info) => {
      state.said.set('info', info);
    }),
  ),
};

/** What is known of an institution: what it said, or how it was registered. */
export function infoOf({ said }: InstitutionState, registered: Institution | undefined): InstitutionInfo {
  const info = said.get('info');
  return info ? infoSaid(info) : infoAtRegistration(registered);
}
