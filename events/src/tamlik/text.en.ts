import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'tamlik.not-found': 'The tamlik was not found',
  'tamlik.not-zakat': '{fund} is no zakat fund; tamlik is given from a zakat fund only',
  'tamlik.not-eligible':
    'Code {code:digits} is not recorded as entitled to zakat; {amount:taka} cannot be given',
  'tamlik.not-yet-eligible': 'Code {code:digits} is entitled from {day:day} on; no tamlik before that day',
  'tamlik.more-than-due': 'Code {code:digits}: {due:taka} is due of {head}; no more can be given',
  'tamlik.item-unknown': 'The student has no such due',
  'tamlik.item-twice': 'The same due is written twice: code {code:digits}, {head}',
  'tamlik.no-student': 'Only a student is recorded as entitled to zakat',
  'tamlik.reversed-already': 'The tamlik is reversed already',
  'tamlik.receipt-bound':
    'The receipt belongs to tamlik {number:shown}; reverse the tamlik, and both are taken back together',
  'tamlik.verifier-required': 'Say who has verified it',
  'tamlik.witness-required': 'Name the witness',
  'tamlik.reason-required': 'Give the reason',
  'tamlik.eligibility-set': 'The entitlement to zakat is saved',
  'ledger.account.zakat-given': 'Tamlik (zakat given)',
  'approval.kind.tamlik-reversal': 'Take back tamlik {number:shown} with its receipts',
  'approval.kind.tamlik': 'Tamlik: {students|student|students}, {heads}',
};
