import type { Language } from '@madrasah/events';
import {
  differencesOf,
  missingCells,
  type ResultsPlace as Place,
  resultQueries,
} from '@madrasah/events/results';
import { academicLists, nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examSettingsOf } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import { candidatesProjector } from '../candidates/index.ts';
import { assignmentsOf, assignmentsProjector } from './assignments.ts';
import { type Draft, draftAt, draftNeeds, secondPassAt } from './draft.ts';
import { namedBy } from './wire.ts';

/** Cells of each paper of a section that lack a mark, in each pass, and those in which the passes differ. */
async function paperRows(tenant: Tenant, place: Place, isDouble: boolean, language: Language) {
  const [draft, secondOf]: [Draft, Awaited<ReturnType<typeof secondPassAt>>] = await Promise.all([
    draftAt(tenant, place, language),
    secondPassAt(tenant, place),
  ]);
  const { rules, candidates, names } = draft;
  const second = candidates.map(({ userId }) => ({ entries: secondOf(userId) }));
  return rules.subjects.map((paper) => {
    const only = { subjects: [paper] };
    return {
      ...{ SubjectID: paper.subjectId, SubjectName: nameIn(namedBy(names.get(paper.subjectId)), language) },
      ...{ Candidates: candidates.length, Missing: missingCells(only, candidates) },
      MissingSecond: isDouble ? missingCells(only, second) : null,
      Differences: isDouble ? differencesOf(only.subjects, candidates, secondOf).length : null,
    };
  });
}

/** How far the marks of an exam are: section by section, paper by paper, and whose they are. */
export const progressQuery = (deps: Deps): HandledQuery =>
  handledQuery(
    resultQueries.resultProgress,
    [...draftNeeds, assignmentsProjector, ...actorsNeed],
    async ({ session_id: sessionId, exam_id: examId }, tenant, { language }) => {
      const [lists, { sections, classes }, { doubleEntry }, assignments, nameOf] = await Promise.all([
        tenant.find(candidatesProjector, { sessionId, examId }),
        academicLists(tenant),
        examSettingsOf(tenant),
        assignmentsOf(tenant, { sessionId, examId }),
        actorNames(deps, tenant, language),
      ]);
      const teachers = (sectionId: number, subjectId: number) =>
        assignments
          .filter((one) => one.sectionId === sectionId && one.subjectId === subjectId)
          .map(({ loginId }) => nameOf(loginId).name)
          .join(', ');
      const order = [...sections.keys()];
      const shown = lists
        .filter(({ candidates }) => candidates.length > 0)
        .sort((one, other) => order.indexOf(one.sectionId) - order.indexOf(other.sectionId));
      const rows = await Promise.all(
        shown.map(async ({ sectionId }) => {
          const section = sections.get(sectionId);
          const of = { SubClassID: sectionId, SubClass: nameIn(section, language) };
          const ClassName = nameIn(section && classes.get(section.classId), language);
          const papers = await paperRows(tenant, { sessionId, examId, sectionId }, doubleEntry, language);
          return papers.map((paper) => ({
            ...{ ...of, ClassName, ...paper },
            Teachers: teachers(sectionId, paper.SubjectID),
          }));
        }),
      );
      return { data: rows.flat(), doubleEntry: doubleEntry ? 1 : 0 };
    },
  );
