import type { FactsOf, Language } from '@madrasah/events';
import { dayIn, momentAt, timeIn, VACATION, vacationsList } from '@madrasah/events/hostel';
import {
  askedNames,
  type StudentRow,
  studentCells,
  studentDirectory,
  studentsNeed,
  studentsOfUsers,
  unknownStudent,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { vacationTypesProjector } from '../types.ts';
import { type Vacation, vacationsProjector } from './projector.ts';
import { daysOf, stateOf } from './standing.ts';

const STATES = { out: [VACATION.out, VACATION.late], late: [VACATION.late] } as const;

/** What each vacation type is called; one that is off its list is named still. @throws DocumentsAway */
export async function typeNames(tenant: Tenant, language: Language): Promise<(typeId: number) => string> {
  const rows = await tenant.find(vacationTypesProjector);
  const names = new Map(rows.map((row) => [row.id, (language === 'en' && row.english) || row.name] as const));
  return (typeId) => names.get(typeId) ?? '';
}

interface Names {
  readonly type: (typeId: number) => string;
  readonly remark: string;
  readonly now: string;
}

/** A vacation under the wire's names. */
function rowOf(
  vacation: Vacation,
  student: StudentRow,
  { type, remark, now }: Names,
): FactsOf<typeof vacationsList> {
  const { from, to, typeId, userId } = vacation;
  const { UserCode, StudentName, FatherName, ClassName, Mobile1 } = studentCells(student);
  return {
    revision: vacation.version,
    ...{ ID: vacation.vacationId, VacationID: typeId, UserID: userId, AdmissionID: vacation.admissionId },
    ...{ SessionID: student.sessionId, ClassID: student.classId, CreateAt: vacation.on },
    ...{ UserCode, StudentName, FatherName, ClassName, Mobile1 },
    VacationList: type(typeId),
    GuardianID: vacation.relation,
    ...{ VacationDateFrom: dayIn(from), VacationTimeFrom: timeIn(from) },
    ...{ VacationDateTo: dayIn(to), VacationTimeTo: timeIn(to) },
    ...{ Days: daysOf(vacation), UserHolidayNo: vacation.holidayNo, Comment: remark },
    state: stateOf(vacation, now),
    User: { UserName: StudentName, FatherName, UserCode },
    AcademicClass: { ClassName },
    VacationType: { VacationList: type(typeId) },
    ...{ returnedAt: vacation.returned, printed: vacation.printed },
  };
}

/** Who is let out, the vacations that were withdrawn left out. */
export const vacationQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, vacationsList, {
    needs: [vacationsProjector, vacationTypesProjector, notesProjector, ...studentsNeed],
    file: 'vacations',
    async rows({ state, UserID, ...asked }, tenant, { language }) {
      const { search, SessionID, ClassID, SubClassID } = asked;
      const found = await tenant.find(vacationsProjector, {
        withdrawn: false,
        ...(UserID === undefined ? {} : { userId: UserID }),
      });
      const narrowed = search !== '' || [SessionID, ClassID, SubClassID].some((id) => id !== undefined);
      const students = narrowed
        ? new Map((await studentDirectory(tenant, asked, language)).map((one) => [one.admissionId, one]))
        : await studentsOfUsers(tenant, [...new Set(found.map(({ userId }) => userId))], language);
      const now = momentAt(deps.clock.now());
      const wanted: readonly number[] | undefined = state && STATES[state];
      const shown = found.filter(
        (one) =>
          (!narrowed || students.has(one.admissionId)) && (wanted?.includes(stateOf(one, now)) ?? true),
      );
      const [type, notes] = await Promise.all([
        typeNames(tenant, language),
        notesOf(
          tenant,
          shown.map(({ noteId }) => noteId),
        ),
      ]);
      const rows = shown
        .toSorted((one, other) => other.vacationId - one.vacationId)
        .map((one) => {
          const student = students.get(one.admissionId) ?? unknownStudent(one.userId, one.admissionId);
          return rowOf(one, student, { type, now, remark: saidIn(notes, one.noteId, 'remark') ?? '' });
        });
      return { rows, beside: {} };
    },
    paper: async (_, asked, tenant, { language }) => ({
      filters: await askedNames(tenant, asked, language),
      size: 'legal-landscape',
      signers: ['preparer', 'principal'],
    }),
  });
