import { streams } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import type { StreamDefinition } from '../kernel/stream.ts';

export interface Admission {
  readonly admissionId: number;
  readonly userId: number;
  readonly sessionId: number;
  readonly classId: number;
  readonly sectionId: number;
  readonly residence: number;
  readonly newOrOld: number;
  /** The day of the admission. */
  readonly on: string;
}

export interface AdmissionState {
  readonly admissions: Table<number, Admission>;
  /** `userId:sessionId` of everyone admitted. */
  readonly taken: Table<string, number>;
  /** `sessionId:serial` of every admission serial given. */
  readonly serials: Table<string, number>;
  /** Session → highest serial; under 0 the highest admission id. */
  readonly highest: Table<number, number>;
}

const initial = (table: NewTable): AdmissionState => ({
  admissions: table(),
  taken: table(),
  serials: table(),
  highest: table(),
});

export const admissionsStream: StreamDefinition<AdmissionState> = {
  category: 'admissions',
  nameFor: streams.admissions,
  initial,
  stateVersion: 2,
  evolve: foldOf<AdmissionState>(
    on(StudentAdmitted, (state, { serial, ...data }) => {
      const { admissionId, userId, sessionId, classId, sectionId, residence, newOrOld, on: day } = data;
      const place = { sessionId, classId, sectionId, residence, newOrOld };
      const admission = { admissionId, userId, ...place, on: day };
      state.admissions.set(admissionId, admission);
      state.taken.set(`${userId}:${sessionId}`, admissionId);
      state.serials.set(`${sessionId}:${serial}`, admissionId);
      state.highest.set(sessionId, Math.max(state.highest.get(sessionId) ?? 0, serial));
      state.highest.set(0, Math.max(state.highest.get(0) ?? 0, admissionId));
    }),
  ),
};
