import { type CommandOf, type EventDraft, Problem, type Refusal } from '@madrasah/events';
import {
  type copySubjects as copying,
  lackedBy,
  refuseCopy,
  sections,
  subjects,
} from '@madrasah/events/academics';
import { nextId, standing } from '../kernel/register/index.ts';
import type { AcademicState } from './state.ts';

/** Gives sections the subjects of another that they lack, at the end of their lists: all of them or none. */
export function copySubjects(
  state: AcademicState,
  { from, to }: CommandOf<typeof copying>,
): readonly EventDraft[] | Refusal {
  const isLost = (id: number) => state.section.get(id)?.retired ?? true;
  const path = isLost(from) ? 'SubClassID' : to.some(isLost) ? `to.${to.findIndex(isLost)}` : undefined;
  if (path !== undefined)
    return sections.refuse(sections.codes.unknown, {}, [
      { path, problem: new Problem(sections.codes.unknown) },
    ]);
  const rows = standing(state.subject);
  if (!rows.some(({ sectionId }) => sectionId === from)) return refuseCopy('academics.nothing-to-copy');
  let id = nextId(state.subject);
  return to.flatMap((sectionId) => {
    const there = rows.filter((row) => row.sectionId === sectionId);
    let last = Math.max(0, ...there.map(({ serial }) => serial));
    return lackedBy(rows, { from, to: sectionId }).flatMap(({ name }) =>
      subjects.recorded.write({ kind: 'added', id: id++, serial: ++last, attributes: { sectionId, name } }),
    );
  });
}
