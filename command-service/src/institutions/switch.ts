import type { EventDraft, Refusal } from '@madrasah/events';
import { InstitutionSwitched, refuseInstitutions as refuse } from '@madrasah/events/institutions';
import type { PlatformState } from '@madrasah/service-kit/access';
import { decidedOver } from './renew.ts';

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
  const known = decidedOver(state, schoolId, by);
  if ('refused' in known) return known;
  if (schoolId === by) return refuse('institutions.own');
  const wanted = active ?? !known.active;
  return known.active === wanted ? [] : [InstitutionSwitched({ schoolId, active: wanted })];
}
