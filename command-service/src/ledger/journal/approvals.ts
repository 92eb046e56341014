import {
  ApprovalGiven,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
} from '@madrasah/events/approvals';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { openingConfirmed } from './folding/openings.ts';
import type { Approval, JournalState } from './shape.ts';

function decided(state: JournalState, requestId: number, as: Exclude<Approval['state'], 'waiting'>): void {
  const request = state.approvals.get(requestId);
  if (request) state.approvals.set(requestId, { ...request, state: as, command: null });
}

/** Requests and what became of them. */
export const approvalCases: readonly FoldCase<JournalState>[] = [
  on(ApprovalRequested, (state, { requestId, kind, on: day, userId, admissionId, command }, { metadata }) => {
    state.approvals.set(requestId, {
      requestId,
      kind,
      userId,
      admissionId,
      by: metadata.actor.id,
      on: day,
      state: 'waiting',
      command,
    });
    state.counters.set('approval', requestId);
  }),
  on(ApprovalGiven, (state, { requestId, kind, mark }, { revision, metadata: { at, actor } }) => {
    const asker = state.approvals.get(requestId)?.by ?? 0;
    if (mark) {
      const marked = { kind, number: requestId, mark, asker, by: actor.id, at };
      state.markedConfirmations.set(revision, marked);
    }
    decided(state, requestId, 'approved');
    openingConfirmed(state, kind, requestId);
  }),
  on(ApprovalRefused, (state, { requestId }) => decided(state, requestId, 'rejected')),
  on(ApprovalWithdrawn, (state, { requestId }) => decided(state, requestId, 'withdrawn')),
];
