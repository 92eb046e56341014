import type { Language } from '@madrasah/events/kernel';
import { DEFAULT_PRINT_SETTINGS } from '@madrasah/events/papers';
import { drawPaper } from '../../../printing/drawing/render.ts';
import { pdfBytes } from '../../../printing/pdf/create-pdf.ts';
import { readLines } from '../../../printing/pdf/read-back.ts';
import { receiptDocument } from './document.ts';
import type { ReceiptPaper, ReceiptPart, ReceiptRow } from './paper.ts';

export function row(name: string, fee: number, paidNow: number): ReceiptRow {
  return {
    name,
    fund: 'সাধারণ তহবিল',
    fee,
    pastDiscount: 0,
    deduction: 0,
    paidBefore: 0,
    paidNow,
    due: fee - paidNow,
  };
}

export const PART: ReceiptPart = {
  student: {
    code: '20260045',
    name: 'মুহাম্মদ আব্দুল্লাহ',
    father: 'নূরুল ইসলাম',
    className: 'মীযান',
    section: 'ক',
    session: '2026-2027',
    months: 'শাওয়াল',
  },
  rows: [row('ভর্তি ফি', 150_000, 100_000), row('খোরাকি', 12_345_678, 2_000_050)],
  advance: 100_000,
  total: 2_200_050,
};

export const RECEIPT: ReceiptPaper = {
  institution: { name: 'আল-জামিয়া মাদ্রাসা', address: 'পটিয়া, চট্টগ্রাম', contact: '০১৭১২-৩৪৫৬৭৮' },
  settled: { settings: DEFAULT_PRINT_SETTINGS, signatures: new Map() },
  receiptNo: '2026-000123',
  bookNo: '',
  on: '2026-04-14',
  recordedOn: '',
  hijriOffset: -1,
  printedAt: '2026-04-14T04:05:00Z',
  parts: [PART],
  total: 2_200_050,
  advance: 100_000,
  earlierDue: 35_000,
  dueAfter: 10_395_628,
  paidThrough: 'নগদ',
  remark: '',
  payer: '',
  payerMobile: '',
  collector: 'আব্দুল করিম',
  verifyCode: '12-BCDFG-HJKLM',
  verifyAddress: 'https://madrasah.example.org/verify/10001/12-BCDFG-HJKLM',
  printed: 0,
};

export const withPart = (part: Partial<ReceiptPart>): ReceiptPaper => ({
  ...RECEIPT,
  parts: [{ ...PART, ...part }],
});

export const sheets = (receipt: ReceiptPaper, language: Language, copies = 1) => {
  const guardians = receiptDocument(receipt, language);
  return copies === 1
    ? ([guardians] as const)
    : ([guardians, receiptDocument(receipt, language, 'office')] as const);
};

export async function linesOf(receipt: ReceiptPaper, language: Language, copies = 1): Promise<string[]> {
  const document = drawPaper(sheets(receipt, language, copies), { compress: false });
  return readLines(await pdfBytes(document), 'actualText');
}

export function includesAll(lines: string[], expected: string[]): string[] {
  return expected.filter((text) => !lines.includes(text));
}
