import type { SaidTexts } from '../../notes/steps.ts';

/** What is said of a receipt beside its figures: it stands in one note. */
export interface ReceiptSaid {
  readonly remark: string;
  /** Who pays, where it is not the guardian. */
  readonly payer?: string;
  readonly payerMobile?: string;
}

export const receiptTexts = ({ remark, payer, payerMobile }: ReceiptSaid): SaidTexts => ({
  ...{ remark, payer, mobile: payerMobile },
});

/** Which of it the note says: a receipt without a payer names none. */
export const namedIn = ({ remark, payer, payerMobile }: ReceiptSaid, noteId: number | null) => ({
  noteId: remark ? noteId : null,
  payerNoteId: payer || payerMobile ? noteId : null,
});
