import type { EventDraft } from '@madrasah/events';
import { type InstitutionInfo, InstitutionInfoChanged } from '@madrasah/events/institutions';
import type { Institution } from '@madrasah/service-kit/access';
import { type InstitutionState, infoOf } from './state.ts';

/** Changes what the form gives and keeps the rest. A form that changes nothing records nothing. */
export function changeInstitutionInfo(
  state: InstitutionState,
  changes: Partial<InstitutionInfo>,
  registered: Institution | undefined,
): readonly EventDraft[] {
  const known = infoOf(state, registered);
  const differs = Object.entries(changes).some(
    ([field, text]) => known[field as keyof InstitutionInfo] !== text,
  );
  const officersId = (state.said.get('info')?.officersId ?? 0) + 1;
  return differs ? [InstitutionInfoChanged({ ...known, ...changes, officersId })] : [];
}
