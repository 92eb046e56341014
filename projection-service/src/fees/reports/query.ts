import type { Day } from '@madrasah/events';

/** What any fee report is asked, its own filters alone. */
export interface FeeQuery {
  readonly from?: Day;
  readonly to?: Day;
  readonly asOf?: Day;
  readonly knownAt?: Date;
  readonly SessionID?: number;
  readonly ClassID?: number;
  readonly month?: number;
  readonly receipt_from?: number;
  readonly receipt_to?: number;
  readonly UserID?: number;
  readonly AdmissionID?: number;
  readonly GenderID?: number;
  readonly ResidentialStatusId?: number;
  readonly NewOldId?: number;
  readonly status?: number;
}
