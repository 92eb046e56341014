import { paisa } from '@madrasah/events';
import { examNames } from '@madrasah/events/exams';
import { examDuesList } from '@madrasah/events/results';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import { askedNames } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { examNamesProjector } from '../../exams/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { listQueries } from '../../lists/index.ts';
import { personName } from '../../people/index.ts';
import { examineesNeed, examineesOf } from '../examinees.ts';

/** Who takes an exam and owes of its fee, as rows and on paper. */
export const examDues = (deps: Deps): HandledQuery[] =>
  listQueries(deps, examDuesList, {
    needs: [deps.shelf, examNamesProjector, ...examineesNeed, ...academicSources],
    file: 'exam-dues',
    async rows({ SessionID, ExamID, SubClassID }, tenant, { language }) {
      const asked = { sessionId: SessionID, examId: ExamID, sectionId: SubClassID };
      const [books, lists] = await Promise.all([deps.shelf.of(tenant.school), academicLists(tenant)]);
      const owing = (await examineesOf(tenant, books, asked)).flatMap((one) =>
        one.owed && one.owed.due > 0 ? [{ ...one, owed: one.owed }] : [],
      );
      const rows = owing.map(({ person, admission, owed }) => ({
        ...{ UserID: person.userId, AdmissionID: admission.admissionId, UserCode: person.userCode },
        StudentName: personName(person, language),
        FatherName: person.profile?.fatherName ?? '',
        ClassName: placeName(lists, admission.sectionId, language),
        Mobile1: person.profile?.mobile1 ?? '',
        ...{ fee: paisa(owed.fee), paid: paisa(owed.fee - owed.due), due: paisa(owed.due) },
      }));
      return { rows, beside: {} };
    },
    async paper(_, { SessionID, ExamID, SubClassID }, tenant, { language }) {
      const exams = await registerRows(tenant, examNames, examNamesProjector);
      const places = await askedNames(tenant, { SessionID, SubClassID }, language);
      return { filters: [nameIn(exams.get(ExamID), language), ...places] };
    },
  });
