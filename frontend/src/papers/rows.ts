import type { Asked } from '../kit/wire/definitions.ts';

/** A paper that the madrasah has given; it may have been cancelled since, or another may have taken its place. */
interface Given {
  readonly status: 'genuine' | 'reversed' | 'superseded' | 'withdrawn';
  readonly InstitutionName: string;
  readonly Address: string;
  /** Of whom it is about; empty when his name was erased. */
  readonly initials: string;
  /** The day since which it does not count, where it is told. */
  readonly reversedOn?: string;
}

export interface KnownReceipt extends Given {
  readonly kind: 'receipt';
  readonly status: 'genuine' | 'reversed';
  readonly receiptNo: number;
  /** The business day, `YYYY-MM-DD`. */
  readonly on: string;
  /** Days between Makkah and here, by which the receipt was dated. */
  readonly hijriOffset: number;
  /** Taka. */
  readonly total: number;
}

/** A gate pass: the days `YYYY-MM-DD` and the times `HH:mm` between which it is good. */
export interface KnownGatePass extends Given {
  readonly kind: 'gate-pass';
  readonly status: 'genuine' | 'reversed';
  readonly passNo: number;
  readonly from: string;
  readonly fromTime: string;
  readonly to: string;
  readonly toTime: string;
}

/** A mark sheet: what it says of the student, to be compared. */
export interface KnownMarkSheet extends Given {
  readonly kind: 'mark-sheet';
  readonly status: 'genuine' | 'superseded' | 'withdrawn';
  readonly exam: string;
  readonly session: string;
  readonly version: number;
  /** The day on which that version was published, `YYYY-MM-DD`. */
  readonly on: string;
  readonly Total: number;
  readonly TotalTop: number;
  readonly Average: number | null;
  readonly GPA: number | null;
  readonly Division: string;
  readonly Positions: number | null;
}

/** An admit card: of which exam, and who may sit for it. */
export interface KnownAdmitCard extends Given {
  readonly kind: 'admit-card';
  readonly status: 'genuine' | 'reversed';
  readonly userCode: string;
  readonly exam: string;
  readonly session: string;
  readonly section: string;
}

/** A certificate of attestation; `on` is the business day it was given on, `YYYY-MM-DD`. */
export interface KnownCertificate extends Given {
  readonly kind: 'certificate';
  /** Superseded or withdrawn is the result that it was filled from. */
  readonly status: 'genuine' | 'reversed' | 'superseded' | 'withdrawn';
  /** Of a result that was superseded: the version that is published now. */
  readonly resultVersion?: number;
  readonly certificateNo: number;
  readonly on: string;
  readonly session: string;
  readonly class: string;
  readonly exam: string;
  /** As they stand on the paper; '' where it says none. */
  readonly total: string;
  readonly division: string;
  readonly place: number | null;
  /** Whether they are those of a published result, or were typed; why, where that was said. */
  readonly figures: 'published' | 'typed';
  readonly reason: string;
}

/** A character report of the hostel; `on` is the day it is about, `YYYY-MM-DD`. What it says is not told. */
export interface KnownCharacterReport extends Given {
  readonly kind: 'character-report';
  readonly status: 'genuine' | 'reversed';
  readonly reportNo: number;
  readonly on: string;
}

export type Known =
  | KnownReceipt
  | KnownGatePass
  | KnownMarkSheet
  | KnownAdmitCard
  | KnownCertificate
  | KnownCharacterReport;

export type Checked = Known | { readonly status: 'unknown' };

/**
 * `paperQueries.verifyDocument` by its address alone (a test holds it to that): the definition itself would bring the
 * library of schemas along, 18 kB more on a slow line.
 */
export const documentCheck: Asked<{ readonly data: Checked }, { id: string; documentId: string }> = {
  method: 'GET',
  path: '/api/public/result/:id/verify/:documentId',
};
