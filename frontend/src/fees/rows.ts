import { duesList } from '@madrasah/events/dues';
import { feeGroupNames, feeQueries, feeHeads as headRegister, receiptsList } from '@madrasah/events/fees';
import type { AnswerOf, PaperDocument, RowOf } from '@madrasah/events/kernel';
import * as chart from '@madrasah/events/ledger';
import type { OpenPromise } from '../dues/index.ts';
import { chartList } from '../kit/wire/chart-lists.ts';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** One charge of a student, as it stands. Sums in taka. */
export interface FeeRow {
  readonly itemId: number;
  readonly AdmissionID: number;
  readonly SessionID: number;
  readonly SLID: number;
  readonly SlName: string;
  readonly FundID: number;
  /** 0: of no month. */
  readonly MonthID: number;
  /** As its class calls it; '' for no month. */
  readonly MonthName: string;
  readonly dueOn: string;
  readonly Fee: number;
  readonly pastDiscount: number;
  readonly preDeposit: number;
  readonly due: number;
}

export interface StudentFees {
  readonly fees: readonly FeeRow[];
  readonly advance: number;
  /** What of it is for no month ahead. */
  readonly openAdvance: number;
  readonly promise: OpenPromise | null;
  readonly sessionId: number;
  readonly sessionName: string;
  readonly student: {
    readonly UserCode: string;
    readonly StudentName: string;
    readonly FatherName: string;
    readonly Mobile1: string;
    readonly ClassName: string;
    readonly SubClass: string;
  };
  readonly userId: number;
  readonly admissionId: number;
}

/** What one admission owes. Sums in taka; the advance is the student's. */
export type DuesRow = RowOf<typeof duesList>;

export type ReceiptRow = RowOf<typeof receiptsList>;

export interface Receipt {
  readonly receiptId: number;
  readonly receiptNo: number;
  readonly on: string;
  readonly at: string;
  /** Where it was written on another day. */
  readonly recordedOn: string | null;
  readonly student: {
    readonly UserID: number;
    readonly AdmissionID: number;
    readonly UserCode: string;
    readonly StudentName: string;
    readonly FatherName: string;
    readonly ClassName: string;
    readonly SubClass: string;
    readonly SessionName: string;
  };
  /** One, or the children of a family: what was paid for each, of which items, and what of it is advance. */
  readonly students: readonly {
    readonly AdmissionID: number;
    readonly UserCode: string;
    readonly StudentName: string;
    readonly ClassName: string;
    readonly items: readonly number[];
    readonly advance: number;
    readonly total: number;
  }[];
  readonly fees: readonly {
    readonly itemId: number;
    readonly SlName: string;
    readonly MonthID: number;
    readonly MonthName: string;
    readonly Fee: number;
    readonly pastDiscount: number;
    readonly deduction: number;
    readonly preDeposit: number;
    readonly deposit: number;
    readonly due: number;
  }[];
  readonly advance: number;
  readonly total: number;
  readonly inWords: string;
  readonly Remark: string;
  readonly transactionNo: string;
  readonly Account: number;
  readonly AccountName: string;
  readonly collector: { readonly id: number; readonly name: string };
  /** Who paid, where it was not the guardian; null once that was erased. */
  readonly payer: string | null;
  readonly payerMobile: string | null;
  readonly printed: number;
  readonly verifyCode: string;
  readonly earlierDue: number;
  readonly dueAfter: number;
  readonly reversedBy?: { readonly id: number; readonly name: string };
  readonly reversed?: {
    readonly on: string;
    readonly at: string;
    readonly recordedOn: string | null;
    /** The day it should bear, where it bears another, and why. */
    readonly wanted?: string;
    readonly why?: string;
    readonly reason: string;
    readonly kind: 'correction' | 'refund' | 'dishonoured';
  };
}

/** Who may pay at a sitting of a class: what he owes over all sessions, and what we hold of him; taka. */
export interface ClassPayer {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly FatherName: string;
  readonly due: number;
  readonly advance: number;
}

export interface FundRow {
  readonly FundID: number;
  readonly FundName: string;
  readonly kind: number;
  readonly Action: 0 | 1;
}
export interface SubLedgerRow {
  readonly SLID: number;
  readonly SlName: string;
  readonly FundID: number;
  readonly GLID: number;
  readonly CAID: number;
  /** The funds whose money the account may hold; null is all of them. */
  readonly allowedFunds: readonly number[] | null;
  /** What a money account is, where nobody has said it too; null of any other. */
  readonly kindOfMoney: chart.MoneyKind | null;
}

/** A group of fee heads, in the language of the page. */
export interface FeeGroupRow {
  readonly SFGNID: number;
  readonly called: string;
}

export interface FeeHeadRow {
  readonly SFGID: number;
  readonly SLID: number;
  /** 1 admission, 2 monthly, 3 others, then the institution's own. */
  readonly SFGNID: number;
  readonly AccStudentFeeGroupName: { readonly SFGName: string };
  readonly chargeOn: 'admission' | 'month' | 'demand';
  readonly AccSubsidiaryLedger: {
    readonly FundID: number;
    readonly GLID: number;
    readonly SlName: string;
  };
}

/** A row of the matrix: twelve cells named by PRICE_COLUMNS, a cell left empty is null. */
export type PriceRow = {
  readonly SFSID: number;
  readonly SLID: number;
  readonly effectiveFrom: string;
} & Readonly<Record<string, number | string | null>>;

export const studentFees = answering<{ readonly data: StudentFees }>()(feeQueries.studentFees);
export const dues = answering<AnswerOf<typeof duesList>>()(duesList.question);
export const receiptList = answering<AnswerOf<typeof receiptsList>>()(receiptsList.question);
export const classPayers = answering<Listed<ClassPayer>>()(feeQueries.classPayers);
export const oneReceipt = answering<{ readonly data: Receipt }>()(feeQueries.receipt);
export const receiptPaper = answering<{ readonly data: PaperDocument; readonly pages: number }>()(
  feeQueries.receiptPaper,
);
export const feeHeads = answering<Listed<FeeHeadRow>>()(headRegister.queries.list);
export const feeGroups = answering<Listed<FeeGroupRow>>()(feeGroupNames.queries.list);
/** The version of what a head costs in a session and class. */
export interface PriceRevision {
  readonly Classid: number;
  readonly SLID: number;
  readonly revision: number;
}

export const feeMatrix = answering<Listed<PriceRow> & { readonly revisions: readonly PriceRevision[] }>()(
  feeQueries.feeMatrix,
);
export const funds = chartList<FundRow>()(chart.funds.queries.list);
export const subLedgers = chartList<SubLedgerRow>()(chart.subLedgers.queries.list);
