import type { Operation } from '../../operations/state.ts';
import type { AdmissionState } from '../state.ts';

/** A section that students left, as the operation keeps it: `left-3` are the admissions that came from section 3. */
const LEFT = 'left-';

interface Moving {
  readonly sectionId: number;
  readonly admissionIds: readonly number[];
}

/** Whence each student would come who is not there yet; nothing personal. */
export function leftBy({ admissions }: AdmissionState, { sectionId, admissionIds }: Moving) {
  const bySection = new Map<number, number[]>();
  for (const admissionId of admissionIds) {
    const before = admissions.get(admissionId)?.sectionId;
    if (before !== undefined && before !== sectionId)
      bySection.set(before, [...(bySection.get(before) ?? []), admissionId]);
  }
  const about = Object.fromEntries([...bySection].map(([id, ids]) => [`${LEFT}${id}`, ids.join()]));
  return { about, count: [...bySection.values()].flat().length };
}

/** The sections that the students of a group change left, with who left each. */
export const sectionsLeft = ({
  about,
}: Pick<Operation, 'about'>): (readonly [sectionId: number, admissionIds: number[]])[] =>
  Object.entries(about).flatMap(([name, ids]) =>
    name.startsWith(LEFT)
      ? [[Number(name.slice(LEFT.length)), String(ids).split(',').map(Number)] as const]
      : [],
  );
