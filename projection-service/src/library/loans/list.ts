import { dayInWords, type FactsOf, type Language, plainText, say, toLatinDigits } from '@madrasah/events';
import { LOAN, loansList } from '@madrasah/events/library';
import { today } from '@madrasah/service-kit/clock';
import { type StudentRow, studentCells } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import {
  type EntryPaper,
  entriesOf,
  entryPaper,
  paperFact,
  shownNeeds,
  withStudents,
} from '../../entries/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { type Shelved, shelvesNeed, shelvesOf } from '../shelves.ts';
import { daysLate, type KeptLoan, shownLoans, stateOf } from './projector.ts';

const STATES = { open: [LOAN.out, LOAN.late, LOAN.lost], late: [LOAN.late], lost: [LOAN.lost] } as const;

/** A number of Bangladesh as wa.me has it; '' for any other. */
const abroad = (mobile: string) => {
  const digits = toLatinDigits(mobile);
  return /^01\d{9}$/.test(digits) ? `88${digits}` : '';
};

/** A loan under the wire's names. */
function rowOf(
  loan: KeptLoan,
  reader: StudentRow,
  { shelved, day, language }: { shelved: Shelved | undefined; day: string; language: Language },
): FactsOf<typeof loansList> {
  const { UserCode, StudentName, ClassName, Mobile1 } = studentCells(reader);
  const state = stateOf(loan, day);
  const said = { name: StudentName, title: shelved?.called ?? '', number: loan.copyId, day: loan.dueOn };
  return {
    ...{ LoanID: loan.loanId, UserID: loan.userId, AdmissionID: loan.admissionId },
    ...{ AccessionNo: loan.copyId, TitleName: shelved?.called ?? '', TitleID: shelved?.title.id ?? 0 },
    ...{ UserCode, StudentName, ClassName, Mobile1, CreateDate: loan.on, DueOn: loan.dueOn },
    ...{ DaysLate: daysLate(loan, day), state, Renewed: loan.renewed },
    ...{ printed: loan.printed, revision: loan.version },
    Message: state === LOAN.late ? say(language, 'loan.message', said) : '',
    MessageTo: abroad(reader.mobile),
  };
}

type LoanRow = FactsOf<typeof loansList>;

/** All loans that were not withdrawn, of everybody or of one reader, the newest first. @throws DocumentsAway */
export async function loanRows(
  tenant: Tenant,
  day: string,
  language: Language,
  userId?: number,
): Promise<readonly LoanRow[]> {
  const of = userId === undefined ? {} : { userId: { $in: await entriesOf(tenant, userId) } };
  const found = await tenant.find(shownLoans.projector, { withdrawn: false, ...of });
  const everybody = { search: '', SessionID: undefined, ClassID: undefined, SubClassID: undefined };
  const [told, { copies }] = await Promise.all([
    withStudents(tenant, found, everybody, language),
    shelvesOf(tenant, language),
  ]);
  return told
    .map(([loan, reader]) => rowOf(loan, reader, { shelved: copies.get(loan.copyId), day, language }))
    .toSorted((one, other) => other.LoanID - one.LoanID);
}

/** Whether a row says what was typed: of the reader, of the title, or the number of the copy. */
const says =
  (typed: string) =>
  ({ AccessionNo, TitleName, UserCode, StudentName, Mobile1 }: LoanRow) =>
    plainText([AccessionNo, TitleName, UserCode, StudentName, Mobile1].join(' ')).includes(plainText(typed));

export const loanNeeds = [...shownNeeds(shownLoans), ...shelvesNeed];

/** Who has which book; what was withdrawn is left out. */
export const loanQueries = (deps: Deps): HandledQuery[] => [
  ...listQueries(deps, loansList, {
    needs: loanNeeds,
    file: 'book-loans',
    async rows({ search, UserID, state }, tenant, { language }) {
      const rows = await loanRows(tenant, today(deps.clock), language, UserID);
      const wanted: readonly number[] | undefined = state && STATES[state];
      const isAsked = ({ state: now }: LoanRow) => wanted?.includes(now) ?? true;
      return { rows: rows.filter((row) => isAsked(row) && says(search)(row)), beside: {} };
    },
    paper: async (_, { state }, __, { language }) => ({
      filters: state ? [say(language, `loan.asked-${state}`)] : [],
      signers: ['preparer', 'principal'],
    }),
  }),
  entryPaper(deps, shownLoans, {
    signers: ['loan.reader', 'loan.librarian'],
    needs: shelvesNeed,
    async tells({ entry, language, student }, tenant): Promise<EntryPaper> {
      const { copies } = await shelvesOf(tenant, language);
      const shelved = copies.get(entry.copyId);
      const fact = paperFact(language);
      return {
        above: [fact('code', student.userCode, 0.6), fact('lentOn', dayInWords(entry.on, language), 0.4)],
        lines: [
          [fact('bookTitle', shelved?.called ?? '', 0.7), fact('accessionNo', String(entry.copyId), 0.3)],
          [fact('dueBack', dayInWords(entry.dueOn, language), 1)],
        ],
      };
    },
  }),
];
