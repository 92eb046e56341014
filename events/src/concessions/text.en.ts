import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'approval.kind.waiver': 'Waiver: {head}',
  'approval.kind.waiver.month': 'Waiver: {head}, {month}',
  'approval.kind.write-off': 'Write-off: {head}',
  'approval.kind.write-off.month': 'Write-off: {head}, {month}',
  'concession.recovered': 'The money for what was written off is recorded',
  'concession.more-than-due': '{due:taka} taka of this fee are due; it cannot be lessened by more',
  'concession.nothing-given': 'The amount must be more than zero',
  'write-off.not-found': 'The write-off was not found',
  'write-off.more-than-written':
    'Of this write-off {rest:taka} taka are not recovered yet; no more can be taken',
};
