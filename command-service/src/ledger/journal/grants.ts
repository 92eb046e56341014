import { ConcessionArranged, ConcessionEnded, covers, withEnded } from '@madrasah/events/concessions';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { Grant, JournalState } from './shape.ts';

export const grantCases: readonly FoldCase<JournalState>[] = [
  on(ConcessionArranged, (state, { on: _on, userId: _user, admissionId, noteId: _note, ...grant }) => {
    state.grants.set(admissionId, [...(state.grants.get(admissionId) ?? []), grant]);
    state.counters.set('grant', grant.grantId);
  }),
  on(ConcessionEnded, (state, { admissionId, ...ended }) => {
    state.grants.set(admissionId, withEnded(state.grants.get(admissionId) ?? [], ended));
  }),
];

/** What stands for an admission on a head in a month (0: of no month), the oldest first. */
export const grantsOn = (
  { grants }: Pick<JournalState, 'grants'>,
  admissionId: number,
  subLedgerId: number,
  monthId: number,
): Grant[] => (grants.get(admissionId) ?? []).filter((grant) => covers(grant, subLedgerId, monthId));
