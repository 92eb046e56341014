import { applicationQueries, type applicationsList } from '@madrasah/events/applications';
import type { RowOf } from '@madrasah/events/kernel';
import { answering, type Listed } from '../kit/wire/definitions.ts';
import type { PersonRow } from '../people/index.ts';

export type ApplicationRow = RowOf<typeof applicationsList>;

/** An application, whole. */
export interface Applicant extends PersonRow {
  readonly Status: 0 | 1 | 2;
  readonly SessionID: number;
  readonly ClassID: number;
  readonly ResidentialStatusId: number;
  readonly AdmissionID: number | null;
  /** What it said is no more. */
  readonly erased: boolean;
}

interface Setting {
  readonly SessionID: number | null;
  readonly ClassIDs: readonly number[];
  readonly revision: number;
}

export const oneApplicant = answering<{ readonly data: Applicant }>()(applicationQueries.applicant);
export const onlineAdmissionSetting = answering<{ readonly data: Setting }>()(
  applicationQueries.onlineAdmissionSetting,
);

/** What the public page takes. */
interface Taken {
  readonly open: boolean;
  readonly SessionName: string;
}

/** What is told of an application: its state to everybody, the rest to whoever showed that it is his. */
export type ShownApplication = Pick<Applicant, 'Status'> & {
  readonly usercode: string;
  /** Whom to ask, once he is a student. */
  readonly office?: Office;
} & Partial<Applicant>;

export interface Office {
  readonly name: string;
  readonly address: string;
  readonly contact: string;
}

export const onlineAdmission = answering<{ readonly data: Taken }>()(applicationQueries.onlineAdmission);
export const openClasses = answering<Listed<{ readonly ClassID: number; readonly ClassName: string }>>()(
  applicationQueries.openClasses,
);
export const oneApplication = answering<{ readonly data: ShownApplication }>()(
  applicationQueries.application,
);
