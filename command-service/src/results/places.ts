import type { ResultsPlace } from '@madrasah/events/results';

/** One section's exam, within its session. */
export const placeKey = ({ examId, sectionId }: Pick<ResultsPlace, 'examId' | 'sectionId'>): string =>
  `${examId}:${sectionId}`;
