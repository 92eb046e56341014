import { type DataOf, streams } from '@madrasah/events';
import { classes } from '@madrasah/events/academics';
import {
  CertificateChanged,
  CertificateGiven,
  CertificatePrinted,
  CertificateWithdrawn,
  type CertificateWords,
} from '@madrasah/events/certificates';
import { PERSON } from '@madrasah/events/people';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

type Outcome = DataOf<typeof CertificateGiven>['outcome'];

/** What decisions need to know of a certificate. */
export interface Certificate {
  readonly certificateId: number;
  readonly userId: number;
  readonly examId: number;
  readonly classId: number;
  readonly sessionId: number;
  /** null once he is erased. */
  readonly outcome: Outcome;
  readonly from: DataOf<typeof CertificateGiven>['from'];
  readonly words?: CertificateWords | undefined;
  readonly withdrawn: boolean;
  /** How often each of its papers was printed. */
  readonly printings: Readonly<Record<number, number>>;
  /** Counted up with each change. */
  readonly version: number;
}

export interface CertificatesState {
  readonly certificates: Table<number, Certificate>;
}

const initial = (table: NewTable): CertificatesState => ({ certificates: table() });

function change({ certificates }: CertificatesState, id: number, changes: Partial<Certificate>): void {
  const before = certificates.get(id);
  if (before) certificates.set(id, { ...before, ...changes });
}

export const certificatesStream: StreamDefinition<CertificatesState> = {
  category: 'certificates',
  nameFor: streams.certificates,
  initial,
  evolve: foldOf<CertificatesState>(
    on(CertificateGiven, ({ certificates }, { on: _on, ...facts }) => {
      certificates.set(facts.certificateId, { ...facts, withdrawn: false, printings: {}, version: 1 });
    }),
    on(CertificateChanged, (state, { on: _on, userId: _user, ...facts }) => {
      const version = (state.certificates.get(facts.certificateId)?.version ?? 0) + 1;
      change(state, facts.certificateId, { ...facts, version });
    }),
    on(CertificateWithdrawn, (state, { certificateId }) => change(state, certificateId, { withdrawn: true })),
    on(CertificatePrinted, (state, { certificateId, paper }) => {
      const before = state.certificates.get(certificateId)?.printings;
      change(state, certificateId, { printings: { ...before, [paper]: (before?.[paper] ?? 0) + 1 } });
    }),
  ),
  refers: [
    {
      to: classes,
      names: ({ certificates }, id) => [...certificates.values()].some(({ classId }) => classId === id),
    },
    {
      ...{ to: PERSON, tie: 'certified' },
      names: ({ certificates }, id) =>
        [...certificates.values()].some(({ userId, withdrawn }) => userId === id && !withdrawn),
    },
  ],
};
