import { type Language, type NamedRow, namedTable, type PaperDocument, say, wordIn } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import {
  differencesOf,
  type Entry,
  type ResultsPlace as Place,
  resultQueries,
} from '@madrasah/events/results';
import type { SignedInCall } from '@madrasah/service-kit/http';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { type PaperHead, paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { paperQueries } from '../../printing/index.ts';
import { assignmentsProjector, ownPart } from './assignments.ts';
import { draftAt, draftNeeds, secondPassAt } from './draft.ts';
import { markOnWire, namedBy } from './wire.ts';

interface Asked {
  readonly session_id: number;
  readonly exam_id: number;
  readonly subclass_id: number;
}

const placeOf = (asked: Asked): Place => ({
  ...{ sessionId: asked.session_id, examId: asked.exam_id, sectionId: asked.subclass_id },
});

/** The cells in which the two passes differ, student by student; those of the reader's papers. */
async function differing(deps: Deps, tenant: Tenant, place: Place, call: SignedInCall) {
  const { language } = call;
  const [whole, secondOf] = await Promise.all([
    draftAt(tenant, place, language),
    secondPassAt(tenant, place),
  ]);
  const { draft } = await ownPart(deps, tenant, call, place, whole);
  const { rules, candidates, students, names } = draft;
  const admissionOf = new Map(candidates.map(({ userId, admissionId }) => [userId, admissionId]));
  return differencesOf(rules.subjects, candidates, secondOf).map(({ userId, subjectId, first, second }) => {
    const student = students.get(admissionOf.get(userId) ?? 0);
    return {
      ...{ userId, subjectId, first, second },
      ...{ code: student?.userCode ?? '', name: student?.name ?? '' },
      subject: nameIn(namedBy(names.get(subjectId)), language),
    };
  });
}
type Differing = Awaited<ReturnType<typeof differing>>;

/** Whose list it is, in words. @throws DocumentsAway */
export async function placeInWords(tenant: Tenant, place: Place, language: Language): Promise<string[]> {
  const [{ sessions, classes, sections }, exams] = await Promise.all([
    academicLists(tenant),
    registerRows(tenant, examNames, examNamesProjector),
  ]);
  const section = sections.get(place.sectionId);
  const sectionName = [nameIn(section && classes.get(section.classId), language), nameIn(section, language)];
  return [
    nameIn(sessions.get(place.sessionId), language),
    nameIn(exams.get(place.examId), language),
    sectionName.filter(Boolean).join(' – '),
  ];
}

/** What is typed in a cell, as a paper shows it. */
const cellOf = (entry: Entry, language: Language): number | string => {
  if (typeof entry === 'number') return entry / 2;
  return entry === null ? '' : say(language, 'results.paper.absent');
};

/** The differences to be looked up in the answer scripts, with room to write which is right. */
function comparisonPaper(head: PaperHead, rows: Differing, filters: string[]): PaperDocument {
  const { language } = head;
  const word = (name: string) => say(language, `results.paper.${name}`);
  const columns = {
    code: { title: wordIn(language, 'code'), kind: 'code' },
    name: { title: wordIn(language, 'name'), kind: 'name' },
    subject: { title: word('subject'), kind: 'words' },
    first: { title: word('first-pass'), kind: 'figure' },
    second: { title: word('second-pass'), kind: 'figure' },
    right: { title: word('right-mark'), kind: 'mark' },
  } as const;
  const shown = rows.map(
    ({ code, name, subject, first, second }): NamedRow<keyof typeof columns> => ({
      cells: { code, name, subject, first: cellOf(first, language), second: cellOf(second, language) },
    }),
  );
  return {
    ...head,
    ...{ size: 'a4', title: word('comparison'), filters },
    blocks: [{ kind: 'table', ...namedTable(columns, shown) }],
  };
}

/** Where two who have typed the same papers differ: to be settled, and as a paper. */
export function comparisonQueries(deps: Deps): readonly HandledQuery[] {
  const { comparison, comparisonPdf: pdf, comparisonXlsx: xlsx, comparisonCsv: csv } = resultQueries;
  const paperNeeds = [
    ...draftNeeds,
    assignmentsProjector,
    examNamesProjector,
    ...academicSources,
    ...paperHeadNeeds,
  ];
  return [
    ...paperQueries(deps, { pdf, xlsx, csv }, paperNeeds, 'comparison', async (asked, tenant, call) => {
      const place = placeOf(asked);
      const [head, rows, filters] = await Promise.all([
        paperHead(deps, tenant, call),
        differing(deps, tenant, place, call),
        placeInWords(tenant, place, call.language),
      ]);
      return comparisonPaper(head, rows, filters);
    }),
    handledQuery(comparison, [...draftNeeds, assignmentsProjector], async (asked, tenant, call) => ({
      data: (await differing(deps, tenant, placeOf(asked), call)).map((row) => ({
        ...{ UserID: row.userId, UserCode: row.code, UserName: row.name },
        ...{ SubjectID: row.subjectId, SubjectName: row.subject },
        ...{ First: markOnWire(row.first), Second: markOnWire(row.second) },
      })),
    })),
  ];
}
