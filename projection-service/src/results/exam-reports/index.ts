import { examNames } from '@madrasah/events/exams';
import { examReports, WITH_ROUTINE } from '@madrasah/events/results';
import { academicLists, academicSources, placeName } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import {
  admitCardSettingsProjector,
  cardSettings,
  examNamesProjector,
  examSettingsOf,
  examSettingsProjector,
} from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { paperProof } from '../../papers/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import { type Asked, type ReportSource, reportQueries } from '../../reports/index.ts';
import { type Examinee, examineesNeed, examineesOf } from '../examinees.ts';
import { seatNumbers, seatPlansProjector } from '../seats/projector.ts';
import { called, type ExamFrame, type ExamLine, type ExamRows, examLine, examRows } from './lines.ts';
import { type ExamPaper, papersNeed, papersOfExam, paperTitle } from './papers.ts';

interface Query {
  readonly session_id: number;
  readonly exam_id: number;
  readonly class_id?: number;
  readonly residential_id?: number;
  readonly routine_id?: number;
}

const needs = [
  ...[examNamesProjector, admitCardSettingsProjector, examSettingsProjector, peopleProjector],
  ...[...examineesNeed, ...papersNeed, ...academicSources, seatPlansProjector],
];

type Source = ReportSource<keyof typeof examReports.columns, keyof typeof examReports.dimensions>;

/** Who takes the exam, with what his lines are written with. */
interface Room {
  readonly query: Query;
  readonly frame: ExamFrame;
  readonly people: readonly Examinee[];
}

async function roomOf(deps: Deps, { query, language }: Asked, tenant: Tenant): Promise<Room> {
  const asked = query as unknown as Query;
  const { session_id: sessionId, exam_id: examId, class_id: sectionId, residential_id: residence } = asked;
  const books = await deps.shelf.of(tenant.school);
  const [all, seatOf, lists, exams, settings] = await Promise.all([
    examineesOf(tenant, books, { sessionId, examId, sectionId }),
    seatNumbers(tenant, { sessionId, examId }),
    academicLists(tenant),
    registerRows(tenant, examNames, examNamesProjector),
    cardSettings(tenant),
  ]);
  return {
    query: asked,
    people: all.filter(({ admission }) => residence === undefined || admission.residence === residence),
    frame: {
      ...{ language, lists, settings, seatOf },
      exam: called(exams.get(examId), language),
      session: called(lists.sessions.get(sessionId), language),
      cardOf: (admissionId) => paperProof(deps, tenant.school, 'admit-card', admissionId, examId).address,
    },
  };
}

const placeOf = ({ session_id, exam_id, class_id = 0 }: Query) => ({
  ...{ sessionId: session_id, examId: exam_id, sectionId: class_id },
});

/** The examinees of a section in an order of their own, with a column a paper where one section is asked for. */
async function listed(
  deps: Deps,
  asked: Asked,
  tenant: Tenant,
  sort: (one: Examinee, other: Examinee) => number = () => 0,
): Promise<ExamRows> {
  const { query, frame, people } = await roomOf(deps, asked, tenant);
  const papers =
    query.class_id === undefined ? [] : await papersOfExam(tenant, placeOf(query), frame.language);
  const columns = papers.map((paper) => ({
    id: paper.id,
    name: paperTitle(paper, query.routine_id === WITH_ROUTINE, frame.language),
  }));
  const lines = people.toSorted(sort).map((one) => examLine(one, frame));
  return examRows(lines, frame, columns);
}

/** Whose cards may be given: those of who owes are held back, where the school has said so. */
async function carded(deps: Deps, asked: Asked, tenant: Tenant): Promise<ExamRows> {
  const [{ frame, people }, { holdCards }] = await Promise.all([
    roomOf(deps, asked, tenant),
    examSettingsOf(tenant),
  ]);
  const given = people.filter(({ owed }) => !holdCards || (owed?.due ?? 0) === 0);
  return examRows(
    given.map((one) => examLine(one, frame)),
    frame,
  );
}

/** The cover of one paper's packet: how many sit it, and room for who came. */
function coverOf({ name, max, sat }: ExamPaper, { query, frame, people }: Room, watcher: string): ExamLine {
  const { language, lists, exam, session } = frame;
  return {
    cells: {
      ...{ exam, session, subject: name, section: placeName(lists, query.class_id ?? 0, language) },
      ...(sat && { day: sat.day, time: `${sat.from}–${sat.to}`, room: sat.room }),
      invigilator: watcher,
      top: max === undefined ? null : String(max / 2),
      candidates: people.length,
    },
    of: { section: query.class_id ?? 0 },
  };
}

async function covers(deps: Deps, asked: Asked, tenant: Tenant): Promise<ExamRows> {
  const room = await roomOf(deps, asked, tenant);
  const { language } = room.frame;
  const papers = await papersOfExam(tenant, placeOf(room.query), language);
  const watching = papers.flatMap(({ sat }) => sat?.invigilatorId ?? []);
  const teachers = await tenant.findByKeys(peopleProjector, watching);
  const names = new Map(
    teachers.map((one) => [one.userId, personName(one, language === 'en' ? 'en' : 'bn')]),
  );
  const lines = papers.map((paper) => coverOf(paper, room, names.get(paper.sat?.invigilatorId ?? 0) ?? ''));
  return examRows(lines, room.frame);
}

const bySerial = (one: Examinee, other: Examinee) => one.admission.serial - other.admission.serial;

/** The nine reports of exams. */
export function examReportQueries(deps: Deps): HandledQuery[] {
  const source =
    (rows: (deps: Deps, asked: Asked, tenant: Tenant) => Promise<ExamRows>): Source =>
    (asked, tenant) =>
      rows(deps, asked, tenant);
  return reportQueries(deps, examReports, {
    name: 'exam-report',
    needs: [deps.shelf, ...new Set(needs)],
    sources: {
      byCode: source(listed),
      bySerial: source((...room) => listed(...room, bySerial)),
      cards: source(carded),
      papers: source(covers),
    },
  });
}
