import { InstitutionRegistered, InstitutionSwitched } from '@madrasah/events/institutions';
import { foldOf, type NewTable, on, type Table } from '../folding/index.ts';

export interface Institution {
  readonly schoolId: string;
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly address: string;
  readonly contactNumber: string;
  readonly active: boolean;
  /** When it was registered (ISO). */
  readonly registeredAt: string;
}

/** All institutions of this installation, folded from the platform stream. */
export interface PlatformState {
  readonly institutions: Table<string, Institution>;
}

export const emptyPlatform = (table: NewTable): PlatformState => ({ institutions: table() });

/** The institution that runs this installation: the first that was registered. Only its logins see or touch others. */
export const isPlatforms = ({ institutions }: PlatformState, schoolId: string): boolean => {
  const [first] = institutions.keys();
  return first === undefined || first === schoolId;
};

/** Folds one event of the platform stream. */
export const evolvePlatform = foldOf<PlatformState>(
  on(InstitutionRegistered, (state, data, { metadata: { at } }) => {
    state.institutions.set(data.schoolId, { ...data, active: true, registeredAt: at });
  }),
  on(InstitutionSwitched, (state, { schoolId, active }) => {
    const institution = state.institutions.get(schoolId);
    if (institution) state.institutions.set(schoolId, { ...institution, active });
  }),
);
