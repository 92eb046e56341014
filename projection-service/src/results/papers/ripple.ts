import {
  dayInWords,
  dhakaDay,
  type Language,
  type NamedRow,
  namedTable,
  type PaperBlock,
  saidIn,
  say,
  wordIn,
} from '@madrasah/events';
import { type ResultsPlace, resultQueries, MARK_SHEET_SAID as SAID } from '@madrasah/events/results';
import { academicSources } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { placeKey } from '../conditions.ts';
import { placeInWords } from '../sheets/comparison.ts';
import { correctionsAt, correctionsNeed } from '../sheets/corrections.ts';
import { publicationsProjector } from '../sheets/published.ts';
import { calledPublicly, wordsNeed } from '../sheets/words.ts';

type Corrected = Awaited<ReturnType<typeof correctionsAt>>[number];
type Figures = Corrected['moved'][number]['new'];

/** Each figure of a student as it was, and beside it as it is then. */
function columnsIn(language: Language) {
  const mean = `${saidIn(SAID.average, language)} / ${saidIn(SAID.gpa, language)}`;
  const pair = (what: string) => [
    say(language, 'results.paper.old', { what }),
    say(language, 'results.paper.new', { what }),
  ];
  const [oldTotal = '', newTotal = ''] = pair(saidIn(SAID.total, language));
  const [oldMean = '', newMean = ''] = pair(mean);
  const [oldDivision = '', newDivision = ''] = pair(saidIn(SAID.division, language));
  const [oldPlace = '', newPlace = ''] = pair(saidIn(SAID.place, language));
  return {
    code: { title: wordIn(language, 'code'), kind: 'code' },
    name: { title: wordIn(language, 'name'), kind: 'name' },
    oldTotal: { title: oldTotal, kind: 'figure' },
    newTotal: { title: newTotal, kind: 'figure' },
    oldMean: { title: oldMean, kind: 'figure', decimals: 2 },
    newMean: { title: newMean, kind: 'figure', decimals: 2 },
    oldDivision: { title: oldDivision, kind: 'words' },
    newDivision: { title: newDivision, kind: 'words' },
    oldPlace: { title: oldPlace, kind: 'figure' },
    newPlace: { title: newPlace, kind: 'figure' },
  } as const;
}

/** What a student has; nothing where he stood on one of the two alone. */
const figuresIn = (of: Figures) => ({
  total: of?.Total ?? null,
  mean: of?.GPA ?? of?.Average ?? null,
  division: of?.Division ?? null,
  place: of?.Positions || null,
});

/** One correction: why it was made, and whom it moved. */
function correctionBlocks(
  { version, corrects, at, reason, moved }: Corrected,
  language: Language,
): PaperBlock[] {
  const columns = columnsIn(language);
  const day = dayInWords(dhakaDay(new Date(at)), language);
  const title = say(language, 'results.paper.corrects', { version, corrects, day });
  const rows = moved.map(({ UserCode, UserName, old, new: now }): NamedRow<keyof typeof columns> => {
    const [was, is] = [figuresIn(old), figuresIn(now)];
    return {
      cells: {
        ...{ code: UserCode, name: UserName },
        ...{ oldTotal: was.total, newTotal: is.total, oldMean: was.mean, newMean: is.mean },
        ...{ oldDivision: was.division, newDivision: is.division },
        ...{ oldPlace: was.place, newPlace: is.place },
      },
    };
  });
  return [
    { kind: 'table', title, ...namedTable(columns, rows) },
    ...(reason ? [{ kind: 'note' as const, text: reason }] : []),
  ];
}

/** Whose sheet was corrected, in its own words while it stands. @throws DocumentsAway */
async function publishedPlace(tenant: Tenant, place: ResultsPlace, language: Language): Promise<string[]> {
  const publication = await tenant.findOne(publicationsProjector, placeKey(place));
  if (!publication || publication.standing === null) return placeInWords(tenant, place, language);
  const called = await calledPublicly(tenant, publication);
  return [called.session(language), called.exam(language), called.place(language)];
}

/** The ripple report on paper: every correction of a section's sheet, the newest first. */
export const rippleFiles = (deps: Deps): readonly HandledQuery[] => {
  const { correctionsPdf: pdf, correctionsXlsx: xlsx, correctionsCsv: csv } = resultQueries;
  const needs = [...correctionsNeed, ...wordsNeed, examNamesProjector, ...academicSources, ...paperHeadNeeds];
  return paperQueries(
    deps,
    { pdf, xlsx, csv },
    [...new Set(needs)],
    'corrections',
    async ({ session_id, exam_id, subclass_id }, tenant, call) => {
      const place = { sessionId: session_id, examId: exam_id, sectionId: subclass_id };
      const [head, corrected, filters] = await Promise.all([
        paperHead(deps, tenant, call),
        correctionsAt(tenant, place, call.language),
        publishedPlace(tenant, place, call.language),
      ]);
      return {
        ...head,
        ...{ size: 'a4-landscape', title: say(call.language, 'results.paper.ripple'), filters },
        blocks: corrected.flatMap((one) => correctionBlocks(one, call.language)),
      };
    },
  );
};
