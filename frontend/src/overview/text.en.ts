import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'overview.money.title': 'Where the money is today',
  'overview.money.none': 'No account holds money.',
  'overview.money.all': 'In all',
  'overview.yesterday.title': 'Yesterday',
  'overview.yesterday.in': 'In',
  'overview.yesterday.out': 'Out',
  'overview.yesterday.reversed': 'Receipts voided',
  'overview.dues.title': 'Dues by class',
  'overview.dues.list': 'Dues',
  'overview.dues.none': 'Nobody owes anything.',
  'overview.dues.students': '{count|student|students}',
  'overview.free.title': 'Worth of free schooling',
  'overview.free.list': 'List of free students',
  'overview.free.none': 'Nobody is taught wholly free in the running session.',
  'overview.approvals.title': 'Waiting for my approval',
  'overview.alarms.title': 'To be looked at',
  'overview.alarms.none': 'Nothing to be looked at now.',
  'overview.alarms.short': '{fund}: {amount} taka short in {account}',
  'overview.alarms.difference': '{account}: a difference of {amount} taka on {day} is not resolved',
  'overview.alarms.aboveLimit':
    '{account}: {above} taka above its limit of {limit} taka. Take it to the bank',
  'overview.alarms.advances': 'Advances in colleagues’ hands, not settled: {amount} taka',
  'overview.alarms.zakat': 'Zakat has {amount} taka; {count} entitled students wait',
  'overview.alarms.awaited': '{count} voided receipts wait for their replacement',
};
