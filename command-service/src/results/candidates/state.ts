import type { CandidatesFacts } from '@madrasah/events/results';
import type { Table } from '@madrasah/service-kit/folding';
import { placeKey } from '../places.ts';

/** Who takes one section's exam. */
export interface CandidateList {
  /** Counts on with every change; 0 where nobody was ever listed. */
  readonly version: number;
  /** UserID → AdmissionID. */
  readonly admissions: ReadonlyMap<number, number>;
}

/** By exam and section. */
export type CandidateLists = Table<string, CandidateList>;

const NOBODY: CandidateList = { version: 0, admissions: new Map() };

export const listAt = (lists: CandidateLists, place: Parameters<typeof placeKey>[0]): CandidateList =>
  lists.get(placeKey(place)) ?? NOBODY;

export function list(lists: CandidateLists, { added, removed, ...place }: CandidatesFacts): void {
  const { version, admissions: before } = listAt(lists, place);
  const admissions = new Map(before);
  for (const userId of removed) admissions.delete(userId);
  for (const { userId, admissionId } of added) admissions.set(userId, admissionId);
  lists.set(placeKey(place), { version: version + 1, admissions });
}

/** Whether somebody takes an exam with any section. */
export const isListed = (lists: CandidateLists, examId: number, userId: number): boolean =>
  [...lists.entries()].some(
    ([key, { admissions }]) => key.startsWith(`${examId}:`) && admissions.has(userId),
  );
