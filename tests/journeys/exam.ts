import type { FactsBlock, PaperDocument } from '@madrasah/events';
import type { Office } from './office.ts';

interface Listed<Row> {
  readonly data: readonly Row[];
}

/** A section's exam, and who takes it. */
export interface ExamPlace {
  readonly SessionID: number;
  readonly ExamID: number;
  readonly SubClassID: number;
  readonly names: readonly string[];
}

/** A student of a section who takes none of its exam yet. */
interface Pupil {
  readonly UserID: number;
  readonly UserCode: string;
  readonly UserName: string;
}

/** A section of whom at least two may take an exam, and who they are; who comes first by code stands first. */
export async function sectionOfPupils(
  office: Office,
  ExamID: number,
): Promise<{ readonly place: Omit<ExamPlace, 'names'>; readonly pupils: readonly Pupil[] }> {
  const sections = await office.ask<Listed<{ SubClassID: number }>>('GET', '/api/academic/view_subclass');
  const sessions = await office.ask<Listed<{ SessionID: number }>>('GET', '/api/settings/academic_session');
  for (const { SubClassID } of sections.data)
    for (const { SessionID } of sessions.data.toReversed()) {
      const place = { SessionID, ExamID, SubClassID };
      const asked = `/api/exam/students?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}`;
      const { Exam_StudentUnloadView: pupils } = await office.ask<{
        Exam_StudentUnloadView: readonly Pupil[];
      }>('GET', asked);
      if (pupils.length >= 2) return { place, pupils };
    }
  throw new Error('no section of the demo school has two students');
}

/**
 * An exam of one section with two papers and everybody of it as a candidate, nothing typed yet; who comes first by
 * code stands first.
 */
export async function setExam(office: Office, ExamName: string): Promise<ExamPlace> {
  const { id: ExamID } = await office.ask<{ id: number }>('POST', '/api/exam/names', { ExamName });
  const { place, pupils } = await sectionOfPupils(office, ExamID);
  await setConditions(office, place);
  const userids = pupils.map(({ UserID }) => UserID);
  await office.ask('POST', '/api/exam/students', { ...place, userids });
  return { ...place, names: pupils.map(({ UserName }) => UserName) };
}

/** The code on a student's sheet of a version; the first by code is 0. */
export async function codeOnSheet(
  office: Office,
  { SessionID, ExamID, SubClassID }: Omit<ExamPlace, 'names'>,
  version: number,
  student: number,
): Promise<string> {
  const ids = `session_id=${SessionID}&exam_id=${ExamID}&subclass_id=${SubClassID}`;
  const { data } = await office.ask<{ readonly data: PaperDocument }>(
    'GET',
    `/api/result/mark_sheet?${ids}&language_id=2&version=${version}`,
  );
  const sheets = data.blocks.filter(
    (block): block is FactsBlock => block.kind === 'facts' && 'mark' in block,
  );
  const code = sheets[student]?.lines.flat().find(({ label }) => label === 'Verification code')?.value;
  if (!code) throw new Error(`version ${version} has no code on the sheet of student ${student}`);
  return code;
}

/** Two papers of a section and all conditions of its exam. @returns the subjects, in the order of the papers */
export async function setConditions(
  office: Pick<Office, 'ask'>,
  place: Omit<ExamPlace, 'names'>,
): Promise<readonly number[]> {
  const tiers = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
  const named = (count: number) =>
    tiers.slice(0, count).map((name, index) => [`Division${index + 1}`, name] as const);
  const bounds = (count: number) =>
    [80, 65, 50, 33, 0, 0, 0].slice(0, count).map((n, index) => [`DivisionNumber${index + 1}`, n] as const);
  const form = (count: number) => ({
    ...place,
    ...Object.fromEntries([...named(count), ...bounds(count)]),
  });
  const { SubClassID } = place;
  const subjects: number[] = [];
  for (const SubjectName of ['কাফিয়া', 'কুদুরী']) {
    const subject = { SubClassID, SubjectName };
    const { id: BookID } = await office.ask<{ id: number }>(
      'POST',
      '/api/academic/academic_subjects',
      subject,
    );
    subjects.push(BookID);
    const condition = { ...form(7), BookID, MaxNumber: 100, PassNumber: 33 };
    await office.ask('POST', '/api/exam/subject_conditions', condition);
  }
  await office.ask('POST', '/api/exam/average_conditions', { ...form(6), DivisionTopNumber: 100 });
  await office.ask('POST', '/api/exam/results_conditions', {
    ...{ ...place, ClassType: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', TotalMadha: 10 },
    ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব', MeariRasibDivision: 'রাসিব' },
  });
  return subjects;
}
