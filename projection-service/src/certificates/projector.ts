import type { DataOf } from '@madrasah/events';
import {
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
} from '@madrasah/events/certificates';
import { defineProjector, when } from '../kernel/projecting/index.ts';

/** A certificate as it stands now. */
export interface Certificate extends DataOf<typeof CertificateGiven> {
  readonly withdrawn: boolean;
  /** How often its papers were printed, all four together. */
  readonly printed: number;
  /** Counted up with each change. */
  readonly version: number;
}

/** Certificates by their number. */
export const certificatesProjector = defineProjector<Certificate>({
  name: 'certificates',
  version: 1,
  collection: 'certificates',
  indexes: [{ userId: 1 }],
  on: {
    CertificateGiven: when(CertificateGiven, {
      keys: ({ data }) => [data.certificateId],
      fold: (_, { data }) => ({ ...data, withdrawn: false, printed: 0, version: 1 }),
    }),
    CertificateChanged: when(CertificateChanged, {
      keys: ({ data }) => [data.certificateId],
      // The day it was given on stays.
      fold: (before, { data: { on: _on, ...data } }) =>
        before && { ...before, ...data, version: before.version + 1 },
    }),
    CertificateWithdrawn: when(CertificateWithdrawn, {
      keys: ({ data }) => [data.certificateId],
      fold: (before) => before && { ...before, withdrawn: true },
    }),
    CertificatePrinted: when(CertificatePrinted, {
      keys: ({ data }) => [data.certificateId],
      fold: (before, { data: { printing } }) => before && { ...before, printed: printing },
    }),
  },
});
