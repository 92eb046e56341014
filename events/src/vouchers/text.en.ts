import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'vouchers.not-found': 'The voucher was not found',
  'vouchers.reversed-already': 'The voucher is reversed already',
  'vouchers.head-twice': 'The same head is written twice: {head}',
  'vouchers.cheque-twice': 'This cheque number stands on voucher {number}',
  'vouchers.transaction-twice': 'This transaction number stands on voucher {number}',
  'vouchers.fund-fixed':
    'A revision changes neither fund nor direction; reverse the voucher and write a new one',
  'vouchers.before-itself': 'It cannot be revised or reversed before its own day ({day:day})',
  'vouchers.no-cheque': 'This voucher has no cheque',
  'vouchers.cheque-cleared': 'The cheque has cleared already',
  'vouchers.bill-unknown': 'The attached bill was not found; attach it again',
  'vouchers.payee-required': 'Say from whom or to whom',
  'vouchers.reason-required': 'Say why',
  'vouchers.posted': 'The voucher is saved',
  'vouchers.revised': 'The voucher is revised',
  'vouchers.reversed': 'The voucher is reversed',
  'vouchers.cheque-settled': 'The state of the cheque is noted',
  'vouchers.transferred': 'The transfer is saved',
  'vouchers.bill-kept': 'The bill is attached',
};
