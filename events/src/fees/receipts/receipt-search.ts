import { toLatinDigits } from '../../kernel/index.ts';

interface Found {
  readonly receiptNo: number;
  readonly UserCode?: string | undefined;
  readonly StudentName?: string | undefined;
}

/** Whether a receipt is meant: by its number, by the student's code, or by part of his name; in whatever digits. */
export function isReceiptMeant({ receiptNo, UserCode, StudentName }: Found, typed: string): boolean {
  const wanted = toLatinDigits(typed.normalize('NFC')).trim();
  if (String(receiptNo) === wanted || UserCode?.split(', ').includes(wanted)) return true;
  return toLatinDigits((StudentName ?? '').normalize('NFC')).includes(wanted);
}
