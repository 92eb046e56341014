import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'approvals.page.none': 'Nothing waits for your approval',
  'approvals.page.noneText': 'What others ask for is shown here. Nobody approves a request of his own.',
  'approvals.page.barred': 'More requests wait that you cannot approve: {count}.',
  'approvals.requests.none': 'There are no requests',
  'approvals.requests.noneText': 'Requests are shown here, also once they are approved or rejected.',
  'approvals.requests.state': 'State',
  'approvals.requests.all': 'All states',
  'approvals.do.approve': 'Approve',
  'approvals.do.approveAsk': 'Approve this?',
  'approvals.do.approveVerb': 'Approve',
  'approvals.do.approveWhat':
    'The request is checked again now and written into the books, dated today. What is written is never deleted.',
  'approvals.do.reject': 'Reject',
  'approvals.do.rejectAsk': 'Reject this request?',
  'approvals.do.rejectVerb': 'Reject',
  'approvals.do.rejectWhat': 'Nothing is written into the books. Whoever asked sees the reason.',
  'approvals.do.sum': 'Taka',
  'approvals.do.reason': 'Reason',
  'approvals.do.asker': 'Asked by',
};
