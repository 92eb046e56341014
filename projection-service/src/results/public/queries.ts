import { codeKey, isRefusal, type Refusal, toLatinDigits } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import { publicResultQueries as queries, refuseResults as refuse } from '@madrasah/events/results';
import { networkOf } from '@madrasah/service-kit/http';
import { academicLists, academicSources } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector, examSettingsOf, examSettingsProjector } from '../../exams/index.ts';
import { currentFilesProjector } from '../../files/index.ts';
import { institutionInfoProjector } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, publicQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { studentOfCode } from '../../people/index.ts';
import { placeKey } from '../conditions.ts';
import { type Publication, publicationsProjector } from '../sheets/published.ts';
import { type CalledThen, calledPublicly, wordsNeed } from '../sheets/words.ts';
import { KeptSheets } from './kept-sheets.ts';
import { ResultLimits } from './limits.ts';
import { type FoundResult, recordMaker, recordNeeds, schoolFields } from './record.ts';

interface Asked {
  readonly sessionid?: number | undefined;
  readonly examid?: number | undefined;
}

/** What is published now, of a session or an exam where one is asked for. @throws DocumentsAway */
async function published(tenant: Tenant, { sessionid, examid }: Asked): Promise<Publication[]> {
  const all = await tenant.find(publicationsProjector, {
    ...(sessionid === undefined ? {} : { sessionId: sessionid }),
    ...(examid === undefined ? {} : { examId: examid }),
  });
  return all.filter(({ standing }) => standing !== null);
}

const publishedAt = ({ versions, standing }: Publication) =>
  versions.find(({ version }) => version === standing)?.position ?? 0;

/** What is called how in what was published of it last: a visitor reads the words of the sheets. @throws DocumentsAway */
async function calledNow(
  tenant: Tenant,
  sheets: readonly Publication[],
  idOf: (sheet: Publication) => number,
): Promise<ReadonlyMap<number, CalledThen>> {
  const inTurn = sheets.toSorted((one, other) => publishedAt(one) - publishedAt(other));
  const last = new Map(inTurn.map((sheet) => [idOf(sheet), sheet]));
  const called = [...last].map(async ([id, sheet]) => [id, await calledPublicly(tenant, sheet)] as const);
  return new Map(await Promise.all(called));
}

const lists = [...wordsNeed, ...academicSources];

/** Only what has a published result: a visitor learns of nothing that is still in the making. */
const publishedLists = (): HandledQuery[] => {
  const sectionsOf = async (tenant: Tenant, asked: Asked, language: 'bn' | 'en') => {
    const [sheets, { sections }] = await Promise.all([published(tenant, asked), academicLists(tenant)]);
    const called = await calledNow(tenant, sheets, ({ sectionId }) => sectionId);
    return [...sections.keys()].flatMap((SubClassID) => {
      const SubClass = called.get(SubClassID)?.place(language);
      return SubClass === undefined ? [] : [{ SubClassID, SubClass }];
    });
  };
  return [
    publicQuery(queries.publicSessions, lists, async (_, tenant, { language }) => {
      const [sheets, { sessions }] = await Promise.all([published(tenant, {}), academicLists(tenant)]);
      const called = await calledNow(tenant, sheets, ({ sessionId }) => sessionId);
      const data = [...sessions.keys()].flatMap((SessionID) => {
        const SessionName = called.get(SessionID)?.session(language);
        return SessionName === undefined ? [] : [{ SessionID, SessionName }];
      });
      return { data };
    }),
    publicQuery(
      queries.publicExams,
      [...wordsNeed, examNamesProjector],
      async (asked, tenant, { language }) => {
        const [sheets, exams] = await Promise.all([
          published(tenant, asked),
          registerRows(tenant, examNames, examNamesProjector),
        ]);
        const called = await calledNow(tenant, sheets, ({ examId }) => examId);
        const data = [...exams.keys()].flatMap((ExamID) => {
          const ExamName = called.get(ExamID)?.exam(language);
          return ExamName === undefined ? [] : [{ ExamID, ExamName }];
        });
        return { data };
      },
    ),
    publicQuery(queries.publicSections, lists, async (asked, tenant, { language }) => ({
      data: await sectionsOf(tenant, asked, language),
    })),
    publicQuery(queries.publicMarhala, lists, async ({ resultUrl }, tenant, { language }) => {
      const [, sessionid, examid] = /^(\d{1,9})-(\d{1,9})$/.exec(toLatinDigits(resultUrl)) ?? [];
      const asked = { sessionid: Number(sessionid), examid: Number(examid) };
      const data = sessionid ? await sectionsOf(tenant, asked, language) : [];
      return data.length === 0 ? refuse('results.no-result') : { data };
    }),
  ];
};

/** The school that everybody may look up; one that is none is 404. */
const school = (deps: Deps) =>
  publicQuery(
    queries.publicSchool,
    [institutionInfoProjector, currentFilesProjector, examSettingsProjector],
    async ({ id }, tenant, { language }) => {
      if (!(await deps.access.platform()).institutions.has(id)) return refuse('results.no-school');
      const [fields, { mode, resultSites }] = await Promise.all([
        schoolFields(deps, tenant, language),
        examSettingsOf(tenant),
      ]);
      return { results: [fields], schoolGroup: { ExamStatus: mode }, schoolid: id, resultSites };
    },
  );

interface Wanted {
  readonly sessionid: number;
  readonly examid: number;
  readonly classid: number;
  readonly userid: string;
  readonly birthdate?: string | undefined;
}

/**
 * Unknown, unpublished, withdrawn, erased, another birth date: nobody is told which of them it is. A code of more than
 * one student is refused by name of the codes alone.
 */
function finder() {
  const sheets = new KeptSheets();
  return async (tenant: Tenant, asked: Wanted): Promise<FoundResult | Refusal | undefined> => {
    const place = { sessionId: asked.sessionid, examId: asked.examid, sectionId: asked.classid };
    const publication = await tenant.findOne(publicationsProjector, placeKey(place));
    if (!publication || publication.standing === null) return undefined;
    const sheet = await sheets.of(tenant, place, publication.standing);
    const person = await studentOfCode(tenant, asked.userid, undefined);
    if (isRefusal(person)) return person;
    const row = person && sheet?.rows.get(person.userId);
    if (!sheet || !row || !person?.profile) return undefined;
    if (asked.birthdate !== undefined && person.profile.dateOfBirth !== asked.birthdate) return undefined;
    return { sheet, row, person, publication, born: asked.birthdate ?? '' };
  };
}

function result(deps: Deps): HandledQuery {
  const limits = new ResultLimits(deps.clock);
  const find = finder();
  const recordOf = recordMaker(deps);
  const needs = [...recordNeeds, examSettingsProjector];
  return publicQuery(queries.publicResult, needs, async (asked, tenant, { language, address }) => {
    const network = networkOf(address);
    limits.look(network, `${asked.id}/${codeKey(asked.userid)}`, asked.birthdate !== undefined);
    // Before he is looked for, so that it tells nothing of whether he is there.
    if (asked.birthdate === undefined && (await examSettingsOf(tenant)).publicNeedsBirthDate)
      return refuse('results.birth-date-asked');
    const found = await find(tenant, asked);
    if (isRefusal(found)) return found;
    if (found) return recordOf(tenant, found, language);
    limits.missed(network);
    return refuse('results.no-result');
  });
}

/** What everybody may ask of a school: who it is, what it has published, and one student's result by his code. */
export const publicResults = (deps: Deps): readonly HandledQuery[] => [
  school(deps),
  ...publishedLists(),
  result(deps),
];
