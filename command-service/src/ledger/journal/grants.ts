import { ConcessionArranged } from '@madrasah/events/concessions';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { Grant, JournalState } from './shape.ts';

export const grantCases: readonly FoldCase<JournalState>[] = [
  on(ConcessionArranged, (state, { on: _on, userId: _user, admissionId, noteId: _note, ...grant }) => {
    state.grants.set(admissionId, [...(state.grants.get(admissionId) ?? []), grant]);
    state.counters.set('grant', grant.grantId);
  }),
];

/** What stands for an admission on a head in a month (0: of no month), the oldest first. */
export const grantsOn = (
  { grants }: Pick<JournalState, 'grants'>,
  admissionId: number,
  subLedgerId: number,
  monthId: number,
): Grant[] =>
  (grants.get(admissionId) ?? []).filter(
    (grant) =>
      (grant.subLedgerId ?? subLedgerId) === subLedgerId &&
      // What is of no month is lessened by what stands the whole year.
      grant.from <= (monthId || 1) &&
      (monthId || 12) <= grant.to,
  );
