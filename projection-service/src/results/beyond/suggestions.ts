import type { FactsOf, Language, SectionId } from '@madrasah/events';
import { promotionSuggestions, suggestionOf, suggestionsRevision } from '@madrasah/events/results';
import { nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { placeKey } from '../conditions.ts';
import { named } from '../papers/named.ts';
import { type ReportRoom, resultReportNeeds, roomOf } from '../reports/room.ts';
import { examWords, isExam, totalIn } from './exam.ts';
import { suggestedProjector } from './suggested.ts';

/** What is suggested for everybody of the sheets; the next class is the one below in the list of classes. */
async function suggestionsIn(
  { sheets, lists, language }: ReportRoom,
  tenant: Tenant,
): Promise<FactsOf<typeof promotionSuggestions>[]> {
  const order = [...lists.classes.keys()];
  const found = await Promise.all(
    sheets.map(async ({ facts, students }) => {
      const section = lists.sections.get(facts.sectionId);
      const classId = section?.classId ?? 0;
      const nextClassId = order[order.indexOf(classId) + 1];
      const decided = (await tenant.findOne(suggestedProjector, placeKey(facts)))?.byUser ?? {};
      return students.map(({ person, row }) => {
        const byHand = decided[row.userId];
        const suggestion = byHand?.suggestion ?? suggestionOf(row, nextClassId !== undefined);
        const goesTo = suggestion === 1 ? (byHand?.nextClassId ?? nextClassId) : undefined;
        const { code, name, father } = named(person, language);
        return {
          ...{ UserCode: code, StudentName: name, FatherName: father, Division: row.division },
          Total: totalIn(row, language),
          ClassName: nameIn(lists.classes.get(classId), language),
          SubClass: nameIn(section, language),
          Suggestion: suggestion,
          NextClassName: goesTo === undefined ? '' : nameIn(lists.classes.get(goesTo), language),
          ByHand: byHand !== undefined,
          ...{ UserID: row.userId, AdmissionID: row.admissionId, SessionID: facts.sessionId },
          ...{ ClassID: classId, SubClassID: facts.sectionId, NextClassID: goesTo ?? null },
          revision: suggestionsRevision([byHand]),
        };
      });
    }),
  );
  return found.flat();
}

/** Whom `promotionSuggestionsOf` is read from. */
export const suggestionsNeed = [suggestedProjector, ...resultReportNeeds];

interface OfExam {
  readonly session_id: number;
  readonly exam_id: number;
  /** A section; all of them where it is absent. */
  readonly class_id?: SectionId;
}

/**
 * What is suggested after an exam for everybody whose result of it is published: by hand where somebody has decided,
 * else by his result. A promotion starts from it. @throws DocumentsAway
 */
export const promotionSuggestionsOf = async (tenant: Tenant, query: OfExam, language: Language) =>
  suggestionsIn(await roomOf({ language, query: { ...query } }, tenant), tenant);

/** Who moves on, stays, has finished or waits, after an exam. */
export const suggestionQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, promotionSuggestions, {
    needs: suggestionsNeed,
    file: 'promotion-suggestions',
    async rows(query, tenant, { language }) {
      if (!isExam(query)) return { rows: [], beside: {} };
      return {
        rows: await suggestionsIn(await roomOf({ language, query: { ...query } }, tenant), tenant),
        beside: {},
      };
    },
    paper: (_, query, tenant, { language }) => examWords(query, tenant, language),
  });
