import type { EventDraft, Refusal } from '@madrasah/events';
import {
  PlatformEntrusted,
  type Renewal,
  RenewalSet,
  refuseInstitutions as refuse,
} from '@madrasah/events/institutions';
import { type Institution, isPlatforms, type PlatformState } from '@madrasah/service-kit/access';

/** An institution that a school may decide over: any, for the one that runs the installation. */
export function decidedOver(state: PlatformState, schoolId: string, by: string): Institution | Refusal {
  const known = state.institutions.get(schoolId);
  // Whoever does not run the installation does not learn which institutions there are.
  const runs = isPlatforms(state, by);
  if (!known || (!runs && schoolId !== by)) return refuse('institution.not-found');
  return runs ? known : refuse('institutions.platform-only');
}

/** Says until when an institution is renewed and for how many students. What stands so already records nothing. */
export function setRenewal(
  state: PlatformState,
  { schoolId, by, until, students }: Renewal & { readonly schoolId: string; readonly by: string },
): readonly EventDraft[] | Refusal {
  const known = decidedOver(state, schoolId, by);
  if ('refused' in known) return known;
  const { renewal } = known;
  const isSo = renewal.until === until && renewal.students === students;
  return isSo ? [] : [RenewalSet({ schoolId, until, students })];
}

/** Hands the installation to another institution, which alone can hand it back. */
export function entrustPlatform(
  state: PlatformState,
  { schoolId, by }: { readonly schoolId: string; readonly by: string },
): readonly EventDraft[] | Refusal {
  const known = decidedOver(state, schoolId, by);
  if ('refused' in known) return known;
  if (!known.active) return refuse('institutions.entrust-inactive');
  return schoolId === by ? [] : [PlatformEntrusted({ schoolId })];
}
