import { subjects } from '@madrasah/events/academics';
import { conditionRevision, resultQueries } from '@madrasah/events/results';
import { nameIn, subjectsProjector } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { pageOfRows } from '../kernel/query-page.ts';
import { registerRows } from '../kernel/register.ts';
import { beyondQueries } from './beyond/index.ts';
import { candidatesQuery } from './candidates/index.ts';
import { examDues } from './cards/dues.ts';
import { admitCards } from './cards/queries.ts';
import { conditionsProjector, placeKey } from './conditions.ts';
import { examReportQueries } from './exam-reports/index.ts';
import { marksTemplateQuery } from './import/template.ts';
import { candidateFiles } from './papers/candidates.ts';
import { markSheets } from './papers/mark-sheet.ts';
import { rippleFiles } from './papers/ripple.ts';
import { publicResults } from './public/queries.ts';
import { resultReportQueries } from './reports/index.ts';
import { seatPlans } from './seats/queries.ts';
import { publicationsProjector, publishedSheetsProjector, versionKey } from './sheets/published.ts';
import { sheetQueries } from './sheets/queries.ts';
import { averageRow, namedTiers, resultsRow, subjectRow, talentRows } from './wire.ts';

export { promotionSuggestionsOf, suggestionsNeed } from './beyond/suggestions.ts';
export { candidatesProjector } from './candidates/projector.ts';
export { admitCardCheck } from './cards/check.ts';
export { conditionsProjector } from './conditions.ts';
export { markSheetCheck } from './papers/sheet-check.ts';
export { meritNeed, meritPlaces } from './sheets/merit-places.ts';
export { namedKey, namesThenProjector, stoodAt } from './sheets/names-then.ts';
export { type FiguresSince, figuresSince, publishedOf, publishedOfNeed } from './sheets/of-student.ts';
export { publicationsProjector } from './sheets/published.ts';

interface Asked {
  readonly SessionID: number;
  readonly ExamID: number;
  readonly SubClassID: number;
}

const placeOf = ({ SessionID, ExamID, SubClassID }: Asked) => ({
  ...{ sessionId: SessionID, examId: ExamID, sectionId: SubClassID },
});

const conditionsAt = (tenant: Tenant, asked: Asked) =>
  tenant.findOne(conditionsProjector, placeKey(placeOf(asked)));

const standingAt = async (tenant: Tenant, asked: Asked) =>
  (await tenant.findOne(publicationsProjector, placeKey(placeOf(asked))))?.standing ?? null;

/** Whether the section is published: its conditions are changed by a correction then. @throws DocumentsAway */
const publishedAt = async (tenant: Tenant, asked: Asked) => ({
  Published: (await standingAt(tenant, asked)) === null ? 0 : 1,
});

/** What a section is ranked by: what is published was ranked by what it says itself. @throws DocumentsAway */
async function talentsAt(tenant: Tenant, asked: Asked) {
  const [conditions, standing] = await Promise.all([conditionsAt(tenant, asked), standingAt(tenant, asked)]);
  const sheet =
    standing === null
      ? undefined
      : await tenant.findOne(publishedSheetsProjector, versionKey(placeOf(asked), standing));
  const saved = conditions?.talents;
  const tiers = conditions?.average?.divisions ?? [];
  return {
    ID: placeKey(placeOf(asked)),
    data: talentRows(sheet ? sheet.talents : saved, tiers),
    tiers: namedTiers(tiers),
    revision: conditionRevision(saved),
    Published: standing === null ? 0 : 1,
  };
}

const needs = [conditionsProjector, publicationsProjector];

/** What a section's results of an exam are reckoned by. */
export const results: Context = (deps) => [
  ...sheetQueries(deps),
  ...publicResults(deps),
  ...markSheets(deps),
  ...rippleFiles(deps),
  ...resultReportQueries(deps),
  ...beyondQueries(deps),
  candidatesQuery(deps),
  ...candidateFiles(deps),
  ...admitCards(deps),
  ...seatPlans(deps),
  ...examReportQueries(deps),
  ...examDues(deps),
  marksTemplateQuery(deps),
  handledQuery(
    resultQueries.subjectConditions,
    [...needs, subjectsProjector],
    async (asked, tenant, { language }) => {
      const [conditions, named, published] = await Promise.all([
        conditionsAt(tenant, asked),
        registerRows(tenant, subjects, subjectsProjector),
        publishedAt(tenant, asked),
      ]);
      const order = [...named.keys()];
      const rows = [...(conditions?.subjects ?? [])].sort(
        (one, other) => order.indexOf(one.subjectId) - order.indexOf(other.subjectId),
      );
      const all = rows.map((row) => {
        const subject = named.get(row.subjectId);
        return subjectRow(row, { called: nameIn(subject, language), ar: subject?.name.ar ?? '' });
      });
      const isPaged = asked.page !== undefined || asked.limit !== undefined;
      return { ...(isPaged ? pageOfRows(all, asked) : { data: all }), ...published };
    },
  ),
  handledQuery(resultQueries.averageConditions, needs, async (asked, tenant) => {
    const average = (await conditionsAt(tenant, asked))?.average;
    return { data: average ? [averageRow(average)] : [], ...(await publishedAt(tenant, asked)) };
  }),
  handledQuery(resultQueries.resultsConditions, needs, async (asked, tenant) => {
    const found = (await conditionsAt(tenant, asked))?.results;
    return { data: found ? resultsRow(found) : null, ...(await publishedAt(tenant, asked)) };
  }),
  handledQuery(resultQueries.talentConditions, [...needs, publishedSheetsProjector], (asked, tenant) =>
    talentsAt(tenant, asked),
  ),
];
