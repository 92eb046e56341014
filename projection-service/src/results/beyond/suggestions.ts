import type { FactsOf } from '@madrasah/events';
import { promotionSuggestions, suggestionOf } from '@madrasah/events/results';
import { nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { named } from '../papers/named.ts';
import { type ReportRoom, resultReportNeeds, roomOf } from '../reports/room.ts';
import { examWords, isExam } from './exam.ts';

/** What is suggested for everybody of the sheets; the next class is the one below in the list of classes. */
export function suggestionsIn({
  sheets,
  lists,
  language,
}: ReportRoom): FactsOf<typeof promotionSuggestions>[] {
  const order = [...lists.classes.keys()];
  return sheets.flatMap(({ facts, students }) => {
    const section = lists.sections.get(facts.sectionId);
    const classId = section?.classId ?? 0;
    const nextClassId = order[order.indexOf(classId) + 1];
    return students.map(({ person, row }) => {
      const suggestion = suggestionOf(row, nextClassId !== undefined);
      const goesTo = suggestion === 1 ? nextClassId : undefined;
      const { code, name, father } = named(person, language);
      return {
        ...{ UserCode: code, StudentName: name, FatherName: father, Division: row.division },
        ClassName: nameIn(lists.classes.get(classId), language),
        SubClass: nameIn(section, language),
        Suggestion: suggestion,
        NextClassName: goesTo === undefined ? '' : nameIn(lists.classes.get(goesTo), language),
        ...{ UserID: row.userId, AdmissionID: row.admissionId, SessionID: facts.sessionId },
        ...{ ClassID: classId, SubClassID: facts.sectionId, NextClassID: goesTo ?? null },
      };
    });
  });
}

/** Who moves on, stays, has finished or waits, after an exam. */
export const suggestionQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, promotionSuggestions, {
    needs: resultReportNeeds,
    file: 'promotion-suggestions',
    async rows(query, tenant, { language }) {
      if (!isExam(query)) return { rows: [], beside: {} };
      return { rows: suggestionsIn(await roomOf({ language, query: { ...query } }, tenant)), beside: {} };
    },
    paper: (_, query, tenant, { language }) => examWords(query, tenant, language),
  });
