import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'approval.kind.waiver': 'Waiver: {head}',
  'approval.kind.waiver.month': 'Waiver: {head}, {month}',
  'approval.kind.write-off': 'Write-off: {head}',
  'approval.kind.write-off.month': 'Write-off: {head}, {month}',
  'approval.kind.concession': 'Concession: {head}',
  'approval.kind.concession.month': 'Concession: {head}, {month}',
  'approval.kind.concession.months': 'Concession: {head}, {from} to {to}',
  'concession.granted': 'The concession is granted',
  'concession.limits-saved': 'The limits of concessions are saved',
  'concession.above-limit':
    'You may concede at most {limit:taka} taka by yourself; ask for more with a concession request',
  'concession.above-percent': 'The requester may concede up to {percent}% alone',
  'concession.above-amount': 'The requester may concede up to {limit:taka} taka alone',
  'concession.amount-or-percent': 'Write an amount or a percentage, one of the two',
  'concession.percent-range': 'The percentage must be above 0 and at most 100',
  'concession.head-required': 'Choose the head whose month is meant',
  'concession.months-order': 'The first month cannot come after the last',
  'concession.days-or-months': 'Say the beginning and the end both by months or both by days',
  'concession.no-calendar':
    'Nobody has said on which days the months of this class begin: choose months, or write its calendar first',
  'concession.no-month-within': 'No month of this class begins within these days',
  'concession.overlaps': 'A concession on this head stands in these months already',
  'concession.recovered': 'The money for what was written off is recorded',
  'concession.more-than-due': '{due:taka} taka of this fee are due; it cannot be lessened by more',
  'concession.nothing-given': 'The amount must be more than zero',
  'write-off.not-found': 'The write-off was not found',
  'write-off.more-than-written':
    'Of this write-off {rest:taka} taka are not recovered yet; no more can be taken',
  'concession.ended': 'The concession ends; what was given stays',
  'concession.grant-unknown': 'There is no such standing concession',
  'concession.ends-before': 'The concession ends before that month',
};
