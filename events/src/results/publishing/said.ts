import type { PublishedRow } from './events.ts';

/** A published row's figures under the wire's names. */
export const figuresOf = ({ total, mean, gpa, division, position }: PublishedRow) => ({
  Total: total / 2,
  Average: mean === null || gpa ? null : mean / 100,
  GPA: gpa && mean !== null ? mean / 100 : null,
  Division: division,
  Positions: position,
});
