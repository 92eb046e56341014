import type { Names } from '@madrasah/events';
import type { ResultsPlace as Place } from '@madrasah/events/results';
import { USUAL_CLASSES, type UsualClass } from '@madrasah/events/setup';
import type { AcademicState } from '../../academics/state.ts';
import type { ExamState } from '../../exams/state.ts';

/** A section that sits an exam, with what its papers are like. */
export interface Sitting extends Place {
  readonly exam: Names;
  /** Its class and itself. */
  readonly of: readonly [Names, Names];
  readonly hifz: boolean;
  readonly papers: readonly Paper[];
}

interface Paper {
  readonly subjectId: number;
  readonly meari: 0 | 1;
  readonly kerat: 0 | 1;
}

const standing = <R extends { readonly retired: boolean; readonly serial: number }>(rows: {
  values(): Iterable<R>;
}) => [...rows.values()].filter(({ retired }) => !retired).sort((one, other) => one.serial - other.serial);

const LEARNS_BY_HEART = 2;

/** The usual class that a class is called as. */
const usualOf = ({ bn }: Names): UsualClass | undefined => USUAL_CLASSES.find(({ name }) => name.bn === bn);

/** The session that runs, of several the one that was added last. */
export const runningSession = ({ session }: Pick<AcademicState, 'session'>): number | undefined =>
  standing(session)
    .filter(({ active }) => active)
    .map(({ id }) => id)
    .toSorted((one, other) => other - one)[0];

/** Every section with books in every named exam of a session; a book weighs as the usual one of its name. */
export function sittingsOf(
  sessionId: number,
  academics: Pick<AcademicState, 'class' | 'section' | 'subject'>,
  { examName }: Pick<ExamState, 'examName'>,
): readonly Sitting[] {
  const ofClass = Map.groupBy(standing(academics.section), ({ classId }) => classId);
  const ofSection = Map.groupBy(standing(academics.subject), ({ sectionId }) => sectionId);
  const sections = standing(academics.class).flatMap((klass) =>
    (ofClass.get(klass.id) ?? []).flatMap((section) => {
      const usual = usualOf(klass.name);
      const papers = (ofSection.get(section.id) ?? []).map(({ id, name }): Paper => {
        const book = usual?.books.find(({ bn }) => bn === name.bn);
        return { subjectId: id, meari: book?.meari ?? 0, kerat: book?.kerat ?? 0 };
      });
      const of = [klass.name, section.name] as const;
      return papers.length > 0
        ? [{ sectionId: section.id, of, hifz: usual?.kind === LEARNS_BY_HEART, papers }]
        : [];
    }),
  );
  return standing(examName).flatMap(({ id, name }) =>
    sections.map((section) => ({ sessionId, examId: id, exam: name, ...section })),
  );
}
