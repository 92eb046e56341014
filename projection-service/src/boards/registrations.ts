import { dayInWords, type EntryOf, type FactsOf, plainText } from '@madrasah/events';
import { boardRegistrations, boardRegistrationsList } from '@madrasah/events/boards';
import { askedNames, type StudentRow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import {
  calledIn,
  type EntryPaper,
  entryPaper,
  paperFact,
  shownNeeds,
  withStudents,
} from '../entries/index.ts';
import { entryProjector } from '../kernel/entry.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { listQueries } from '../lists/index.ts';
import { plainFolded } from '../registers/index.ts';

/** Registrations for exams of boards by their number; the board's numbers of a student go with him. */
export const shownRegistrations = {
  entry: boardRegistrations,
  projector: entryProjector(boardRegistrations, 1),
  registers: plainFolded,
};

type Row = FactsOf<typeof boardRegistrationsList>;

/** A registration under the wire's names. */
const rowOf = (
  one: EntryOf<typeof boardRegistrations>,
  student: StudentRow,
  called: (at: 'examId' | 'centerId', id: number) => string,
): Row => ({
  ...{ RegistrationID: one.registrationId, UserID: one.userId, AdmissionID: one.admissionId },
  ...{ SessionID: student.sessionId, UserCode: student.userCode, StudentName: student.name },
  ...{ FatherName: student.fatherName, ClassName: student.className, CreateDate: one.on },
  ...{ ExamNameID: one.examId, BoardExamName: called('examId', one.examId) },
  ...{ CenterID: one.centerId, CenterName: called('centerId', one.centerId) },
  ...{ BoardRoll: one.roll ?? '', RegistrationNo: one.registrationNo ?? '' },
  ...{ printed: one.printed, revision: one.version },
});

/** Whether a row says what was typed: of the student, or the board's numbers of him. */
const says =
  (typed: string) =>
  ({ UserCode, StudentName, FatherName, BoardRoll, RegistrationNo }: Row) =>
    plainText([UserCode, StudentName, FatherName, BoardRoll, RegistrationNo].join(' ')).includes(
      plainText(typed),
    );

/** Who is registered for which exam of a board, and the slip of one; what was withdrawn is left out. */
export const registrationQueries = (deps: Deps): HandledQuery[] => [
  ...listQueries(deps, boardRegistrationsList, {
    needs: shownNeeds(shownRegistrations),
    file: 'board-registrations',
    async rows({ search, SessionID, UserID, ExamNameID, CenterID }, tenant, { language }) {
      const found = await tenant.find(shownRegistrations.projector, {
        withdrawn: false,
        ...(UserID === undefined ? {} : { userId: UserID }),
        ...(ExamNameID === undefined ? {} : { examId: ExamNameID }),
        ...(CenterID === undefined ? {} : { centerId: CenterID }),
      });
      const asked = { search: '', SessionID, ClassID: undefined, SubClassID: undefined };
      const [told, called] = await Promise.all([
        withStudents(tenant, found, asked, language),
        calledIn(tenant, shownRegistrations, language),
      ]);
      const rows = told.map(([one, student]) => rowOf(one, student, called)).filter(says(search));
      return { rows: rows.toSorted((one, other) => one.RegistrationID - other.RegistrationID), beside: {} };
    },
    paper: async (_, { search, SessionID }, tenant, { language }) => ({
      filters: await askedNames(tenant, { search, SessionID }, language),
      signers: ['preparer', 'principal'],
    }),
  }),
  entryPaper(deps, shownRegistrations, {
    signers: ['preparer', 'principal'],
    async tells({ entry, language, student, called }): Promise<EntryPaper> {
      const fact = paperFact(language);
      return {
        above: [fact('code', student.userCode, 0.6), fact('day', dayInWords(entry.on, language), 0.4)],
        lines: [
          [
            fact('boardExam', called('examId', entry.examId), 0.6),
            fact('boardCenter', called('centerId', entry.centerId), 0.4),
          ],
          [
            fact('boardRoll', entry.roll || '–', 0.5),
            fact('boardRegistrationNo', entry.registrationNo || '–', 0.5),
          ],
        ],
      };
    },
  }),
];
