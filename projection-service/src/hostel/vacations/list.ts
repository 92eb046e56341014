import type { EntryOf, FactsOf } from '@madrasah/events';
import { dayIn, momentAt, timeIn, VACATION, type vacations, vacationsList } from '@madrasah/events/hostel';
import { askedNames, type StudentRow, studentCells } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { calledIn, shownNeeds, withStudents } from '../../entries/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { shownVacations } from './projector.ts';
import { daysOf, stateOf } from './standing.ts';

const STATES = { out: [VACATION.out, VACATION.late], late: [VACATION.late] } as const;

interface Names {
  readonly type: (typeId: number) => string;
  readonly remark: string;
  readonly now: string;
}

/** A vacation under the wire's names. */
function rowOf(
  vacation: EntryOf<typeof vacations>,
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
    needs: [...shownNeeds(shownVacations), notesProjector],
    file: 'vacations',
    async rows({ state, UserID, ...asked }, tenant, { language }) {
      const found = await tenant.find(shownVacations.projector, {
        withdrawn: false,
        ...(UserID === undefined ? {} : { userId: UserID }),
      });
      const now = momentAt(deps.clock.now());
      const wanted: readonly number[] | undefined = state && STATES[state];
      const shown = found.filter((one) => wanted?.includes(stateOf(one, now)) ?? true);
      const told = await withStudents(tenant, shown, asked, language);
      const noteIds = told.map(([{ noteId }]) => noteId);
      const [called, notes] = await Promise.all([
        calledIn(tenant, shownVacations, language),
        notesOf(tenant, noteIds),
      ]);
      const type = (typeId: number) => called('typeId', typeId);
      const rows = told
        .toSorted(([one], [other]) => other.vacationId - one.vacationId)
        .map(([one, student]) =>
          rowOf(one, student, { type, now, remark: saidIn(notes, one.noteId, 'remark') ?? '' }),
        );
      return { rows, beside: {} };
    },
    paper: async (_, asked, tenant, { language }) => ({
      filters: await askedNames(tenant, asked, language),
      size: 'legal-landscape',
      signers: ['preparer', 'principal'],
    }),
  });
