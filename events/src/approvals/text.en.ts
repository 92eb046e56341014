import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'approval.waiting': 'The request is recorded and waits for a second person',
  'approval.approved': 'Approved',
  'approval.looked-at': 'This is what would be written; nothing was recorded',
  'approval.withdrawn': 'The request is withdrawn; nothing is written into the books',
  'approval.not-asker': 'Only whoever asked for it withdraws a request',
  'approval.rejected': 'The request is rejected',
  'approval.state.waiting': 'Waiting for approval',
  'approval.state.approved': 'Approved',
  'approval.state.rejected': 'Rejected',
  'approval.percent': '{text}, {percent}%',
  'approval.part': '{percent} %',
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
  'approval.beholden-through':
    '“{through}” made your login, gave you power or set your password on {day:day}, and “{name}” did so with “{through}”; for 30 days somebody else must approve or reject what “{name}” does',
  'approval.alone-off':
    'Nobody else has a login here, so there is no second person. Make a login for somebody, or switch on “Confirming alone”',
  'approval.alone-too-early':
    'Nobody else has a login here: what was asked today you may confirm yourself on {day:day} or later',
  'approval.mark.made':
    'Nobody else could confirm it: whose doing it is had, himself or by a login of his making, made the login of whoever confirmed it',
  'approval.mark.power':
    'Nobody else could confirm it: whose doing it is had, himself or by a login of his making, given power to whoever confirmed it',
  'approval.mark.password':
    'Nobody else could confirm it: whose doing it is had, himself or by a login of his making, set the password of whoever confirmed it',
  'approval.mark.alone': 'Alone: nobody else had a login, one person asked for it and confirmed it',
  'approval.mark.opening':
    'Nobody else had a login and nothing else stood in the books, so the opening balances needed no second person',
  'approval.keeps-money': 'Whoever keeps a money account approves nothing',
  'approval.changed': 'The entry has changed since you looked at it; look at the new one and approve again',
  'approval.change.due': 'What is due falls from {due:taka} to {left:taka} taka',
  'approval.change.advance':
    'The money goes back out of the student’s advance; {left:taka} taka of it stay with us in this fund',
  'approval.change.assets': 'Assets: {amount:taka} taka',
  'approval.change.liabilities': 'Liabilities: {amount:taka} taka',
  'approval.change.fund-balance': 'Fund balance: {amount:taka} taka',
  'approval.change.standing':
    'At today’s prices {charges} monthly fees that are not charged yet become {worth:taka} taka less in all; fees already charged do not change',
  'approval.change.standing-nothing':
    'No monthly fee of these months is still to be charged; fees already charged do not change',
  'approval.holds.journal-voucher': 'Request {number} for a journal voucher of {day:day}',
  'approval.holds.fund-transfer': 'Request {number} for a gift or loan between funds on {day:day}',
  'approval.holds.voucher-revision': 'Request {number} to revise a voucher on {day:day}',
  'approval.holds.voucher-reversal': 'Request {number} to void a voucher on {day:day}',
  'approval.holds.opening': 'Request {number} for opening balances of {day:day}',
  'approval.already-approved': 'The request has been approved already',
  'approval.already-rejected': 'The request has been rejected already',
  'approval.already-withdrawn': 'The request has been withdrawn already',
  'approval.state.withdrawn': 'Withdrawn',
};
