import type { Letterhead } from '@madrasah/events/kernel';
import type { Settled } from '../../../papers/index.ts';

/** One head of fees on a receipt; all sums in paisa. */
export interface ReceiptRow {
  name: string;
  /** The office's copy shows it, the guardian's does not. */
  fund: string;
  /** What was prescribed, before any concession. */
  fee: number;
  /** Concession given on earlier receipts. */
  pastDiscount: number;
  /** Concession given with this receipt. */
  deduction: number;
  paidBefore: number;
  paidNow: number;
  due: number;
}

/** What a receipt is of one student: who he is, his heads, and what was paid for him; in paisa. */
export interface ReceiptPart {
  student: {
    code: string;
    name: string;
    father: string;
    className: string;
    section: string;
    session: string;
    /** The months paid for, in words. */
    months: string;
  };
  rows: ReceiptRow[];
  advance: number;
  total: number;
}

/**
 * Everything a fee receipt shows, as the caller found it. A name whose person was erased arrives as the words
 * that say so; the paper keeps its figures.
 */
export interface ReceiptPaper {
  institution: Letterhead;
  /** How the institution wants it printed. */
  settled: Settled;
  /** '' where receipts are printed without one. */
  receiptNo: string;
  /** The printed book whose leaf it is; '' for none. */
  bookNo: string;
  /** The business day, `YYYY-MM-DD`, and the one on which it was written where that is another, else ''. */
  on: string;
  recordedOn: string;
  /** Days between Makkah and here, by the calendar of the student's class. */
  hijriOffset: number;
  /** The instant of printing, ISO 8601. */
  printedAt: string;
  /** Whose it is: one student, or the children of a family, each with what it is of him. */
  parts: readonly ReceiptPart[];
  /** All money taken with this receipt, the advance included; in paisa. */
  total: number;
  /** The part of the total that is for no head yet; in paisa. */
  advance: number;
  /** What was still owed once it was taken: of earlier sessions, and in all; in paisa. */
  earlierDue: number;
  dueAfter: number;
  paidThrough: string;
  remark: string;
  collector: string;
  /** Who paid, where it was not the guardian. */
  payer: string;
  payerMobile: string;
  /** By which anybody can ask whether the paper is genuine, and the address that does. */
  verifyCode: string;
  verifyAddress: string;
  /** How often it was printed before. */
  printed: number;
  /** Set when the receipt was voided: the paper stays readable and says so. */
  reversed?: { on: string; recordedOn: string; reason: string };
}
