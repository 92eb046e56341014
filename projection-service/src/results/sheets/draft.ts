import type { Language, Names } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { GPA_MODE } from '@madrasah/events/exams';
import type {
  MarksFacts,
  PassOf,
  ResultsPlace as Place,
  PublishedRow,
  SheetCandidate,
  StandingRules,
} from '@madrasah/events/results';
import { subjectsProjector } from '../../academics/index.ts';
import { type StudentRow, studentsNeed, studentsOfUsers, unknownStudent } from '../../admissions/index.ts';
import { examSettingsOf, examSettingsProjector } from '../../exams/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { registerRows } from '../../kernel/register.ts';
import { byCode } from '../../people/index.ts';
import { candidatesProjector } from '../candidates/index.ts';
import { conditionsProjector, placeKey } from '../conditions.ts';
import { entriesIn, marksKey, marksProjector } from './marks.ts';

/** Whom a section's sheet is put together from. */
export const draftNeeds = [
  ...[candidatesProjector, marksProjector, conditionsProjector, examSettingsProjector, subjectsProjector],
  ...studentsNeed,
];

/** A section's sheet as it stands now, published or not. */
export interface Draft {
  readonly rules: StandingRules;
  readonly candidates: readonly SheetCandidate[];
  /** AdmissionID → who it is. */
  readonly students: ReadonlyMap<number, StudentRow>;
  /** SubjectID → what the paper is called. */
  readonly names: ReadonlyMap<number, Names>;
  /** Of a version that was published: UserID → the row that it froze. */
  readonly published?: ReadonlyMap<number, PublishedRow> | undefined;
}

/** Recitation stands last, as it is printed; the others in the order of the section's books. */
async function rulesAt(tenant: Tenant, place: Place): Promise<[StandingRules, Draft['names']]> {
  const [conditions, settings, books] = await Promise.all([
    tenant.findOne(conditionsProjector, placeKey(place)),
    examSettingsOf(tenant),
    registerRows(tenant, subjects, subjectsProjector),
  ]);
  const { mode, gaps, byGender } = settings;
  const order = [...books.keys()];
  const at = (subjectId: number, kerat: boolean) => order.indexOf(subjectId) + (kerat ? order.length : 0);
  const rules: StandingRules = {
    mode: mode === GPA_MODE ? 'gpa' : 'marks',
    settings: { rankGaps: gaps, rankByGender: byGender },
    subjects: [...(conditions?.subjects ?? [])].sort(
      (one, other) => at(one.subjectId, one.kerat) - at(other.subjectId, other.kerat),
    ),
    average: conditions?.average ?? null,
    results: conditions?.results,
    talents: conditions?.talents ?? null,
  };
  return [rules, new Map([...books].map(([id, { name }]) => [id, name]))];
}

/** What was typed in the second pass. @throws DocumentsAway */
export async function secondPassAt(tenant: Tenant, place: Place): Promise<PassOf> {
  const marks = await tenant.findOne(marksProjector, marksKey(place, 2));
  return (userId) => entriesIn(marks, userId);
}

/** Students by code, each with the marks of a pass. @throws DocumentsAway */
export async function draftAt(
  tenant: Tenant,
  place: Place,
  language: Language,
  pass: MarksFacts['pass'] = 1,
): Promise<Draft> {
  const [[rules, names], list, marks] = await Promise.all([
    rulesAt(tenant, place),
    tenant.findOne(candidatesProjector, placeKey(place)),
    tenant.findOne(marksProjector, marksKey(place, pass)),
  ]);
  const listed = list?.candidates ?? [];
  const userIds = listed.map(({ userId }) => userId);
  const known = await studentsOfUsers(tenant, userIds, language);
  const rows = listed.map(
    ({ userId, admissionId }) => known.get(admissionId) ?? unknownStudent(userId, admissionId),
  );
  const students = rows.toSorted(byCode);
  const candidates = students.map(({ userId, admissionId, gender }) => ({
    ...{ userId, admissionId, gender, entries: entriesIn(marks, userId) },
  }));
  return { rules, candidates, names, students: new Map(students.map((row) => [row.admissionId, row])) };
}
