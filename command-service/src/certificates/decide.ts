import { type EventDraft, isRefusal, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { classes } from '@madrasah/events/academics';
import { refuseAdmissions } from '@madrasah/events/admissions';
import {
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
  type CertificateWords,
  refuseCertificates as refuse,
} from '@madrasah/events/certificates';
import { examNames } from '@madrasah/events/exams';
import type { Person } from '../people/state.ts';
import { figuresOf, type Published, type Wanted } from './figures.ts';
import type { Certificate, CertificatesState } from './state.ts';
import { keptWords } from './words.ts';

type Decided = readonly EventDraft[] | Refusal;

/** What a certificate says. */
export interface Asked {
  readonly userId: number;
  readonly sessionId: number;
  readonly examId: number;
  readonly classId: number;
  readonly wanted: Wanted;
}

/** What it is judged by. */
export interface Frame {
  readonly today: string;
  /** Who is meant, or why he is nobody. */
  readonly person: Person | Refusal;
  /** Whether he was a student in the session that was named. */
  readonly isAdmitted: boolean;
  hasExam(examId: number): boolean;
  hasClass(classId: number): boolean;
  /** What is published of him in that exam. */
  readonly published: Published | undefined;
  /** What all is called that the certificate names: on the published sheet where he stands on one, else today. */
  readonly words: CertificateWords;
}

/** A certificate that was not withdrawn. */
function standing({ certificates }: CertificatesState, certificateId: number): Certificate | Refusal {
  const certificate = certificates.get(certificateId);
  return certificate && !certificate.withdrawn ? certificate : refuse('certificate.not-found');
}

/** Student, session, exam and class must be there; what it named before may have gone since. */
function fault(asked: Asked, frame: Frame, own?: Certificate): Refusal | undefined {
  if (isRefusal(frame.person)) return frame.person;
  if (!frame.isAdmitted) return refuseAdmissions('admission.not-found');
  if (own?.examId !== asked.examId && !frame.hasExam(asked.examId))
    return examNames.refuse(examNames.codes.unknown);
  if (own?.classId !== asked.classId && !frame.hasClass(asked.classId))
    return classes.refuse(classes.codes.unknown);
  return undefined;
}

/** The next certificate of the house. */
export function giveCertificate(state: CertificatesState, asked: Asked, frame: Frame): Decided {
  const certificateId = state.certificates.size + 1;
  const refused = fault(asked, frame);
  if (refused) return refused;
  const { wanted, ...facts } = asked;
  const figures = figuresOf(wanted, frame.published);
  return isRefusal(figures)
    ? figures
    : [CertificateGiven({ ...facts, ...figures, certificateId, on: frame.today, words: frame.words })];
}

/** Whole, for the same student. @param seen the version that whoever changes it has seen; any where absent */
export function changeCertificate(
  state: CertificatesState,
  { certificateId, ...asked }: Asked & { readonly certificateId: number },
  frame: Frame,
  seen: number | undefined,
): Decided {
  const certificate = standing(state, certificateId);
  if (isRefusal(certificate)) return certificate;
  if (certificate.userId !== asked.userId) return refuse('certificate.of-another');
  if (seen !== undefined && seen !== certificate.version) return refuseAny('conflict.changed');
  const refused = fault(asked, frame, certificate);
  if (refused) return refused;
  const { wanted, ...facts } = asked;
  const isSameExam = certificate.examId === asked.examId && certificate.sessionId === asked.sessionId;
  const figures = figuresOf(wanted, frame.published, isSameExam ? certificate : undefined);
  if (isRefusal(figures)) return figures;
  const words = keptWords(certificate, asked, frame.words);
  return [CertificateChanged({ ...facts, ...figures, certificateId, on: frame.today, words })];
}

export function withdrawCertificate(state: CertificatesState, certificateId: number, today: string): Decided {
  const certificate = standing(state, certificateId);
  if (isRefusal(certificate)) return certificate;
  return [CertificateWithdrawn({ certificateId, on: today, userId: certificate.userId })];
}

/** One of its papers was printed; each of the four is counted by itself. */
export function recordCertificatePrinting(
  state: CertificatesState,
  asked: {
    readonly certificateId: number;
    readonly paper: number;
    /** Millimetres, of a sheet from the press. */
    readonly moved: { readonly right: number; readonly down: number } | null;
  },
): Decided {
  const { certificateId, paper } = asked;
  const certificate = standing(state, certificateId);
  if (isRefusal(certificate)) return certificate;
  const { userId, printings } = certificate;
  return [CertificatePrinted({ ...asked, userId, printing: (printings[paper] ?? 0) + 1 })];
}
