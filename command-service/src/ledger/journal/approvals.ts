import { ApprovalGiven, ApprovalRefused, ApprovalRequested } from '@madrasah/events/approvals';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import type { JournalState } from './shape.ts';

/** What waits for a second person, or has waited. */
export interface Approval {
  readonly requestId: number;
  readonly kind: string;
  /** The login that asked. */
  readonly by: number;
  readonly state: 'waiting' | 'approved' | 'rejected';
  /** As it was asked; null once it is decided. */
  readonly command: Readonly<Record<string, unknown>> | null;
}

function decided(state: JournalState, requestId: number, as: 'approved' | 'rejected'): void {
  const request = state.approvals.get(requestId);
  if (request) state.approvals.set(requestId, { ...request, state: as, command: null });
}

/** Requests and what became of them. */
export const approvalCases: readonly FoldCase<JournalState>[] = [
  on(ApprovalRequested, (state, { requestId, kind, command }, { metadata }) => {
    state.approvals.set(requestId, { requestId, kind, by: metadata.actor.id, state: 'waiting', command });
    state.counters.set('approval', requestId);
  }),
  on(ApprovalGiven, (state, { requestId }) => decided(state, requestId, 'approved')),
  on(ApprovalRefused, (state, { requestId }) => decided(state, requestId, 'rejected')),
];
