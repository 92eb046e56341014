import type { cheques as bn } from './cheques.bn.ts';

/** The same in English. */
export const cheques: Record<keyof typeof bn, string> = {
  cheques: 'Cheques',
  chequeNo: 'Cheque no.',
  chequeOn: 'Date on the cheque',
  voucherDay: 'Voucher date',
  chequeSettledOn: 'Settled on',
  chequeWaiting: 'Cheque waiting',
  chequeCleared: 'Cheque cleared',
  chequeBounced: 'Cheque bounced',
  narration: 'Narration',
};
