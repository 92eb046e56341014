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

/**
 * An exam of one section with two papers and everybody of it as a candidate, nothing typed yet; who comes first by
 * code stands first.
 */
export async function setExam(office: Office, ExamName: string): Promise<ExamPlace> {
  const sections = await office.ask<Listed<{ SubClassID: number }>>('GET', '/api/academic/view_subclass');
  const sessions = await office.ask<Listed<{ SessionID: number }>>('GET', '/api/settings/academic_session');
  const { id: ExamID } = await office.ask<{ id: number }>('POST', '/api/exam/names', { ExamName });
  for (const { SubClassID } of sections.data)
    for (const { SessionID } of sessions.data.toReversed()) {
      const place = { SessionID, ExamID, SubClassID };
      const asked = `/api/exam/students?${new URLSearchParams(Object.entries(place).map(([key, id]) => [key, `${id}`]))}`;
      const { Exam_StudentUnloadView: pupils } = await office.ask<{
        Exam_StudentUnloadView: readonly { readonly UserID: number; readonly UserName: string }[];
      }>('GET', asked);
      if (pupils.length < 2) continue;
      await setConditions(office, place);
      const userids = pupils.map(({ UserID }) => UserID);
      await office.ask('POST', '/api/exam/students', { ...place, userids });
      return { ...place, names: pupils.map(({ UserName }) => UserName) };
    }
  throw new Error('no section of the demo school has two students');
}

async function setConditions(office: Office, place: Omit<ExamPlace, 'names'>): Promise<void> {
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
  for (const SubjectName of ['কাফিয়া', 'কুদুরী']) {
    const subject = { SubClassID, SubjectName };
    const { id: BookID } = await office.ask<{ id: number }>(
      'POST',
      '/api/academic/academic_subjects',
      subject,
    );
    const condition = { ...form(7), BookID, MaxNumber: 100, PassNumber: 33 };
    await office.ask('POST', '/api/exam/subject_conditions', condition);
  }
  await office.ask('POST', '/api/exam/average_conditions', { ...form(6), DivisionTopNumber: 100 });
  await office.ask('POST', '/api/exam/results_conditions', {
    ...{ ...place, ClassType: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', TotalMadha: 10 },
    ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব', MeariRasibDivision: 'রাসিব' },
  });
}
