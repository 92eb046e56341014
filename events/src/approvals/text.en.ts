import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'approval.waiting': 'The request is recorded and waits for a second person',
  'approval.approved': 'Approved',
  'approval.rejected': 'The request is rejected',
  'approval.state.waiting': 'Waiting for approval',
  'approval.state.approved': 'Approved',
  'approval.state.rejected': 'Rejected',
  'approval.percent': '{text}, {percent}%',
  'approval.every-head': 'every head',
  'approval.not-found': 'The request was not found',
  'approval.same-person': 'Nobody approves or rejects a request of his own; somebody else must do it',
  'approval.keeps-money': 'Whoever keeps a money account approves nothing',
  'approval.already-approved': 'The request has been approved already',
  'approval.already-rejected': 'The request has been rejected already',
  'approval.already-withdrawn': 'The request has been withdrawn already',
  'approval.state.withdrawn': 'Withdrawn',
};
