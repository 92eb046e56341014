import type { DataOf } from '@madrasah/events';
import {
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
} from '@madrasah/events/certificates';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, defineProjectorOfPerson, when } from '../kernel/projecting/index.ts';

const HOUSE = 1;

/** What a certificate names, each by the member that has its number. */
const NAMED = { session: 'sessionId', exam: 'examId', class: 'classId' } as const;
type Named = keyof typeof NAMED;

/** A certificate as it stands now. */
export interface Certificate extends DataOf<typeof CertificateGiven> {
  /** Where the event stands, among all of the house, that named what it names. */
  readonly namedAt: Readonly<Record<Named, number>>;
  readonly withdrawn: boolean;
  /** How often each of its papers was printed, by its number. */
  readonly printings: Readonly<Record<number, number>>;
  /** Counted up with each change. */
  readonly version: number;
}

/** What was not changed keeps its word, and is named since then; what was changed is named at the change. */
function renamed(
  before: Certificate,
  data: Omit<DataOf<typeof CertificateGiven>, 'on'>,
  position: number,
): Pick<Certificate, 'words' | 'namedAt'> {
  const isKept = (named: Named) => before[NAMED[named]] === data[NAMED[named]];
  const at = (named: Named) => (isKept(named) ? before.namedAt[named] : position);
  const kept = (Object.keys(NAMED) as Named[]).flatMap((named) => {
    const word = data.words?.[named] ?? (isKept(named) ? before.words?.[named] : undefined);
    return word ? [[named, word] as const] : [];
  });
  return {
    words: Object.fromEntries(kept),
    namedAt: { session: at('session'), exam: at('exam'), class: at('class') },
  };
}

/** Certificates by their number. What it attests goes with the student. */
export const certificatesProjector = defineProjectorOfPerson<Certificate>({
  name: 'certificates',
  version: 5,
  erased: (certificate) => ({ ...certificate, outcome: null }),
  collection: 'certificates',
  indexes: [{ userId: 1 }],
  on: {
    CertificateGiven: when(CertificateGiven, {
      keys: ({ data }) => [data.certificateId],
      fold: (_, { data, position: at }) => ({
        ...{ ...data, withdrawn: false, printings: {}, version: 1 },
        namedAt: { session: at, exam: at, class: at },
      }),
    }),
    CertificateChanged: when(CertificateChanged, {
      keys: ({ data }) => [data.certificateId],
      // The day it was given on stays.
      fold: (before, { data: { on: _on, ...data }, position }) =>
        before && { ...before, ...data, ...renamed(before, data, position), version: before.version + 1 },
    }),
    CertificateWithdrawn: when(CertificateWithdrawn, {
      keys: ({ data }) => [data.certificateId],
      fold: (before) => before && { ...before, withdrawn: true },
    }),
    CertificatePrinted: when(CertificatePrinted, {
      keys: ({ data }) => [data.certificateId],
      fold: (before, { data: { paper } }) =>
        before && {
          ...before,
          printings: { ...before.printings, [paper]: (before.printings[paper] ?? 0) + 1 },
        },
    }),
  },
});

/** How far what is filled in was moved, in millimetres, when the house last printed a paper 2. */
export interface LastMoved {
  readonly right: number;
  readonly down: number;
}

/** One for the whole house: its printer and its sheets are the same for every student. */
export const lastMovedProjector = defineProjector<LastMoved>({
  name: 'certificate-last-moved',
  version: 1,
  collection: 'certificate-last-moved',
  indexes: [],
  on: {
    CertificatePrinted: when(CertificatePrinted, {
      keys: () => [HOUSE],
      fold: (before, { data: { moved } }) => moved ?? before,
    }),
  },
});

/** @throws DocumentsAway */
export async function lastMoved(tenant: Tenant): Promise<LastMoved> {
  const { right = 0, down = 0 } = (await tenant.findOne(lastMovedProjector, HOUSE)) ?? {};
  return { right, down };
}
