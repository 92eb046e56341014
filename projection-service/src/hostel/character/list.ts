import { type EntryOf, type FactsOf, isRefusal } from '@madrasah/events';
import { characterList, type characterReports } from '@madrasah/events/hostel';
import { askedNames, type StudentRow } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { calledIn, shownNeeds, withStudents } from '../../entries/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { peopleProjector, studentOfCode } from '../../people/index.ts';
import { shownReports } from './projector.ts';

type Called = (at: 'variantId' | 'typeId', id: number) => string;

/** A report under the wire's names. */
const rowOf = (
  report: EntryOf<typeof characterReports>,
  student: StudentRow,
  called: Called,
): FactsOf<typeof characterList> => ({
  ...{ SRID: report.reportId, UserID: report.userId, AdmissionID: report.admissionId },
  ...{ SessionID: student.sessionId, SessionName: student.sessionName, SubClassID: student.sectionId },
  ...{ StudentCode: student.userCode, StudentName: student.name, FatherName: student.fatherName },
  ...{ ClassName: student.className, CreateDate: report.on },
  ...{ ReportCetID: report.variantId, ReportCet: called('variantId', report.variantId) },
  ...{ ReportTypID: report.typeId, ReportType: called('typeId', report.typeId) },
  ...{ Remark: report.remark ?? '', printed: report.printed, revision: report.version },
});

/** What was written of whom, the newest day first; what was withdrawn is left out. */
export const characterQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, characterList, {
    needs: [...shownNeeds(shownReports), peopleProjector],
    file: 'character-reports',
    async rows({ search, userCode, UserID, classID: ClassID, SubClassID, SessionID }, tenant, { language }) {
      const wanted = userCode === '' ? undefined : await studentOfCode(tenant, userCode, language);
      if (isRefusal(wanted)) return wanted;
      const userId = wanted?.userId ?? UserID;
      if (userCode !== '' && (!wanted || (UserID ?? userId) !== userId)) return { rows: [], beside: {} };
      const of = userId === undefined ? {} : { userId };
      const found = await tenant.find(shownReports.projector, { withdrawn: false, ...of });
      const asked = { search, ClassID, SubClassID, SessionID };
      const [told, called] = await Promise.all([
        withStudents(tenant, found, asked, language),
        calledIn(tenant, shownReports, language),
      ]);
      const rows = told.map(([report, student]) => rowOf(report, student, called));
      return {
        rows: rows.sort(
          (one, other) => other.CreateDate.localeCompare(one.CreateDate) || other.SRID - one.SRID,
        ),
        beside: {},
      };
    },
    paper: async (_, { search, classID: ClassID, SubClassID, SessionID }, tenant, { language }) => ({
      filters: await askedNames(tenant, { search, ClassID, SubClassID, SessionID }, language),
      signers: ['preparer', 'principal'],
    }),
  });
