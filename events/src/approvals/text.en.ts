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
  'approval.same-person-logins':
    'You and “{name}” are one person: all logins of a person are one; somebody else must do it',
  'approval.outsider': 'A login of a student, a guardian or a donor approves and rejects nothing',
  'approval.beholden-made':
    '“{name}” made your login on {day:day}; for 30 days somebody else must approve or reject what he does',
  'approval.beholden-power':
    '“{name}” gave you power on {day:day}; for 30 days somebody else must approve or reject what he does',
  'approval.beholden-password':
    '“{name}” set your password on {day:day}; for 30 days somebody else must approve or reject what he does',
  'approval.keeps-money': 'Whoever keeps a money account approves nothing',
  'approval.already-approved': 'The request has been approved already',
  'approval.already-rejected': 'The request has been rejected already',
  'approval.already-withdrawn': 'The request has been withdrawn already',
  'approval.state.withdrawn': 'Withdrawn',
};
