import type { Refusal } from '@madrasah/events';
import type { ResultsPlace as Place } from '@madrasah/events/results';
import { allRefused } from '../kernel/several/all-refused.ts';
import { inOne } from '../kernel/several/in-one.ts';
import type { Frame } from './frame.ts';

const pathOf = (index: number) => `SubClassIDs.${index}`;

/** Why sections of one exam cannot be decided of together: session or exam once, else each section by its name. */
export function lostAmong(
  sectionIds: readonly number[],
  { sessionId, examId }: Omit<Place, 'sectionId'>,
  frame: Pick<Frame, 'lost' | 'sectionNamed'>,
): Refusal | undefined {
  const lostOf = (sectionId: number) => frame.lost({ sessionId, examId, sectionId });
  const any = sectionIds.map(lostOf).find((lost) => lost !== undefined);
  if (any && any.code !== 'section.not-found') return any;
  return allRefused(sectionIds, pathOf, (sectionId, index) => {
    const lost = lostOf(sectionId);
    if (!lost) return undefined;
    const called = frame.sectionNamed(sectionId);
    return called.name.bn !== '' ? { ...lost, fields: inOne(lost, pathOf(index), called) } : lost;
  });
}
