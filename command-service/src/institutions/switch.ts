import type { EventDraft, Refusal } from '@madrasah/events';
import { InstitutionSwitched, refuseInstitutions as refuse } from '@madrasah/events/institutions';
import { isPlatforms, type PlatformState } from '@madrasah/service-kit/access';

/** Which institution, by which school; `active` null: the other way round. */
export interface SwitchInstitution {
  readonly schoolId: string;
  readonly active: boolean | null;
  readonly by: string;
}

/** Switches an institution off or on again; nothing of it is lost. What it is already records nothing. */
export function switchInstitution(
  state: PlatformState,
  { schoolId, active, by }: SwitchInstitution,
): readonly EventDraft[] | Refusal {
  const known = state.institutions.get(schoolId);
  // Whoever does not run the installation does not learn which institutions there are.
  const runs = isPlatforms(state, by);
  if (!known || (!runs && schoolId !== by)) return refuse('institution.not-found');
  if (!runs) return refuse('institutions.platform-only');
  if (schoolId === by) return refuse('institutions.own');
  const wanted = active ?? !known.active;
  return known.active === wanted ? [] : [InstitutionSwitched({ schoolId, active: wanted })];
}
