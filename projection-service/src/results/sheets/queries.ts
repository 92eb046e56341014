import { type Language, type Problem, refuse as refuseRequest, say } from '@madrasah/events';
import {
  missingCells,
  obstaclesOf,
  type ResultsPlace as Place,
  refuseResults as refuse,
  resultQueries,
  SINGLE_RESULT_FOR,
} from '@madrasah/events/results';
import { academicLists, nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examSettingsOf } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { pageOfRows } from '../../kernel/query-page.ts';
import { actorNames, actorsNeed } from '../../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { candidatesProjector } from '../candidates/index.ts';
import { placeKey } from '../conditions.ts';
import { sheetAt, sheetAtNeeds } from './as-published.ts';
import { assignmentsProjector, assignmentsQuery, holdsAny, ownPart } from './assignments.ts';
import { comparisonQueries } from './comparison.ts';
import { correctionsQuery } from './corrections.ts';
import { draftAt, draftNeeds, secondPassAt } from './draft.ts';
import { progressQuery } from './progress.ts';
import { publicationsProjector } from './published.ts';
import { sheetRows } from './wire.ts';
import { calledPublicly, wordsNeed } from './words.ts';

interface Asked {
  readonly session_id: number;
  readonly exam_id: number;
}
const placeOf = ({ session_id, exam_id }: Asked, sectionId: number): Place => ({
  ...{ sessionId: session_id, examId: exam_id, sectionId },
});

const sheetNeeds = [...sheetAtNeeds, assignmentsProjector];

/** A section's sheet as it is typed, and one student's of it; each reader sees the papers that are his. */
const sheets = (deps: Deps): readonly HandledQuery[] => [
  handledQuery(resultQueries.resultList, sheetNeeds, async (asked, tenant, call) => {
    const place = placeOf(asked, asked.subclass_id);
    const { sheet, standing } = await sheetAt(tenant, place, call.language, asked.pass === 2 ? 2 : 1);
    const { draft, withheld } = await ownPart(deps, tenant, call, place, sheet);
    const Published = standing === null ? 0 : 1;
    const { rules } = draft;
    return {
      examList: sheetRows(draft, call.language),
      rules,
      Published,
      Version: standing,
      Withheld: withheld,
    };
  }),
  handledQuery(resultQueries.singleResult, sheetNeeds, async (asked, tenant, call) => {
    if (!(await holdsAny(deps, tenant, call, SINGLE_RESULT_FOR))) return refuseRequest('access.denied');
    const place = placeOf(asked, asked.class_id);
    const [{ sheet, standing: version }, isReader] = await Promise.all([
      sheetAt(tenant, place, call.language),
      holdsAny(deps, tenant, call, [resultQueries.markSheet.access]),
    ]);
    const { draft } = isReader ? { draft: sheet } : await ownPart(deps, tenant, call, place, sheet);
    const rows = sheetRows(draft, call.language);
    const wanted = rows.filter(({ UserID }) => asked.user_id === undefined || UserID === asked.user_id);
    return wanted.length === 0 ? refuse('results.no-result') : { data: wanted, version };
  }),
];

/** One section of an exam: how far it is, and every reason why it cannot be published. */
async function sectionRow(tenant: Tenant, place: Place, language: Language) {
  const [{ rules, candidates }, secondOf, { doubleEntry }, publication, { sections, classes }] =
    await Promise.all([
      draftAt(tenant, place, language),
      secondPassAt(tenant, place),
      examSettingsOf(tenant),
      tenant.findOne(publicationsProjector, placeKey(place)),
      academicLists(tenant),
    ]);
  const row = sections.get(place.sectionId);
  const standing = publication?.standing ?? null;
  const then =
    publication && standing !== null ? (await calledPublicly(tenant, publication)).words : undefined;
  const section = nameIn(then ? { name: then.section } : row, language);
  const last = publication?.versions.find(({ version }) => version === standing);
  const reasons = standing === null ? obstaclesOf(rules, candidates, doubleEntry ? secondOf : undefined) : [];
  return {
    ...{ ID: placeKey(place), SubClassID: place.sectionId, SubClass: section },
    ClassName: nameIn(then ? { name: then.class } : row && classes.get(row.classId), language),
    ...{ Candidates: candidates.length, Missing: missingCells(rules, candidates) },
    Reasons: reasons.map(({ key, params }: Problem) => say(language, key, { ...params, section })),
    ...{ Published: standing === null ? 0 : 1, Version: standing, PublishedAt: last?.at ?? null },
  };
}

const pointResults = handledQuery(
  resultQueries.pointResults,
  [...draftNeeds, ...wordsNeed],
  async (asked, tenant, { language }) => {
    const { session_id: sessionId, exam_id: examId, subclass_id } = asked;
    const [lists, { sections }] = await Promise.all([
      tenant.find(candidatesProjector, { sessionId, examId }),
      academicLists(tenant),
    ]);
    const order = [...sections.keys()];
    const all = lists
      .filter(({ sectionId }) => subclass_id === undefined || sectionId === subclass_id)
      .sort((one, other) => order.indexOf(one.sectionId) - order.indexOf(other.sectionId));
    const shown = pageOfRows(all, asked);
    const data = await Promise.all(
      shown.data.map(({ sectionId }) => sectionRow(tenant, { sessionId, examId, sectionId }, language)),
    );
    return { ...shown, data };
  },
);

const versions = (deps: Deps) =>
  handledQuery(
    resultQueries.sheetVersions,
    [publicationsProjector, notesProjector, ...actorsNeed],
    async (asked, tenant, { language }) => {
      const found = await tenant.findOne(publicationsProjector, placeKey(placeOf(asked, asked.subclass_id)));
      const all = found?.versions ?? [];
      const [nameOf, notes] = await Promise.all([
        actorNames(deps, tenant, language),
        notesOf(
          tenant,
          all.flatMap(({ corrects, withdrawn }) => [corrects?.noteId, withdrawn?.noteId]),
        ),
      ]);
      return {
        data: all.map(({ version, at, actorId, corrects, withdrawn }) => ({
          ...{ version, at, actor: nameOf(actorId), corrects: corrects?.version ?? null },
          reason: saidIn(notes, corrects?.noteId, 'reason'),
          standing: version === found?.standing,
          withdrawn: withdrawn && {
            ...{ at: withdrawn.at, actor: nameOf(withdrawn.actorId) },
            reason: saidIn(notes, withdrawn.noteId, 'reason'),
          },
        })),
      };
    },
  );

/** Sheets in the making, and what has been published of them. */
export const sheetQueries = (deps: Deps): readonly HandledQuery[] => [
  ...sheets(deps),
  assignmentsQuery(deps),
  pointResults,
  versions(deps),
  correctionsQuery,
  ...comparisonQueries(deps),
  progressQuery(deps),
];
