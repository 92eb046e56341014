import { type EventDraft, type Refusal, refuse } from '@madrasah/events';
import {
  type InstitutionInfo,
  InstitutionInfoChanged,
  institutionRevision,
} from '@madrasah/events/institutions';
import type { Institution } from '@madrasah/service-kit/access';
import { type InstitutionState, infoOf } from './state.ts';

/** Changes what the form gives and keeps the rest. A form that changes nothing records nothing. @param seen the version it was loaded with; any where absent */
export function changeInstitutionInfo(
  state: InstitutionState,
  changes: Partial<InstitutionInfo>,
  registered: Institution | undefined,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const known = infoOf(state, registered);
  if (seen !== undefined && seen !== institutionRevision(known)) return refuse('conflict.changed');
  const differs = Object.entries(changes).some(
    ([field, text]) => known[field as keyof InstitutionInfo] !== text,
  );
  const officersId = (state.said.get('info')?.officersId ?? 0) + 1;
  return differs ? [InstitutionInfoChanged({ ...known, ...changes, officersId })] : [];
}
