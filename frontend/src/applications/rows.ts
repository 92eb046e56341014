import { applicationQueries, type applicationsList } from '@madrasah/events/applications';
import type { RowOf } from '@madrasah/events/kernel';
import { answering } from '../kit/wire/definitions.ts';
import type { PersonRow } from '../people/rows.ts';

export type ApplicationRow = RowOf<typeof applicationsList>;

/** An application, whole. */
export interface Applicant extends PersonRow {
  readonly Status: 0 | 1 | 2;
  readonly SessionID: number;
  readonly ClassID: number;
  readonly ResidentialStatusId: number;
  readonly AdmissionID: number | null;
}

interface Setting {
  readonly SessionID: number | null;
  readonly ClassIDs: readonly number[];
}

export const oneApplicant = answering<{ readonly data: Applicant }>()(applicationQueries.applicant);
export const onlineAdmissionSetting = answering<{ readonly data: Setting }>()(
  applicationQueries.onlineAdmissionSetting,
);
