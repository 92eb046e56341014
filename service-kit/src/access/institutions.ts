import {
  InstitutionRegistered,
  InstitutionSwitched,
  NO_RENEWAL,
  PlatformEntrusted,
  type Renewal,
  RenewalSet,
} from '@madrasah/events/institutions';
import { foldOf, type NewTable, on, type Table } from '../folding/index.ts';

export interface Institution {
  readonly schoolId: string;
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly address: string;
  readonly contactNumber: string;
  readonly active: boolean;
  /** When it was registered (ISO). */
  readonly registeredAt: string;
  readonly renewal: Renewal;
}

/** All institutions of this installation, folded from the platform stream. */
export interface PlatformState {
  readonly institutions: Table<string, Institution>;
  /** The school that was entrusted with the installation last, if any ever was. */
  readonly entrusted: Table<'last', string>;
}

export const emptyPlatform = (table: NewTable): PlatformState => ({
  institutions: table(),
  entrusted: table(),
});

/**
 * Whether an institution runs this installation: the one that was entrusted with it last, else the first that was
 * registered. Only its logins see or touch others.
 */
export const isPlatforms = ({ institutions, entrusted }: PlatformState, schoolId: string): boolean => {
  const [first] = institutions.keys();
  const runs = entrusted.get('last') ?? first;
  return runs === undefined || runs === schoolId;
};

/** Folds one event of the platform stream. */
export const evolvePlatform = foldOf<PlatformState>(
  on(InstitutionRegistered, (state, data, { metadata: { at } }) => {
    state.institutions.set(data.schoolId, { ...data, active: true, registeredAt: at, renewal: NO_RENEWAL });
  }),
  on(InstitutionSwitched, (state, { schoolId, active }) => {
    const institution = state.institutions.get(schoolId);
    if (institution) state.institutions.set(schoolId, { ...institution, active });
  }),
  on(RenewalSet, (state, { schoolId, ...renewal }) => {
    const institution = state.institutions.get(schoolId);
    if (institution) state.institutions.set(schoolId, { ...institution, renewal });
  }),
  on(PlatformEntrusted, (state, { schoolId }) => {
    state.entrusted.set('last', schoolId);
  }),
);
