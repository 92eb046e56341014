import * as z from 'zod';
import { type AnswerTo, answers, column, defineList, defineQuery, fields, power } from '../kernel/index.ts';
import { CERTIFICATE_PAPERS, FARTHEST_MM } from './papers.ts';

const { answered, cell, record } = answers;
const access = power('certificate', 'view');
const text = z.string();
const id = z.int();

/** প্রত্যয়নপত্রের তালিকা: those that hold, the newest first. */
export const certificatesList = defineList({
  name: 'Certificates',
  path: '/api/students/get_student_transfer_certificate',
  access,
  title: 'certificates',
  needs: ['students'],
  failed: { bn: 'প্রত্যয়নপত্রের তালিকা লোড করা যায়নি', en: 'Failed to load certificate data' },
  query: { id: fields.optionalId(), UserID: fields.optionalId(), search: fields.optionalText(100) },
  columns: {
    UserCode: column.code('code', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 1.2 }),
    FatherName: column.name('father', { phone: 'hide' }),
    ClassName: column.text('class', { phone: 'line' }),
    ExamName: column.text('exam', { phone: 'line' }),
    TotalMark: column.code('totalMark', { phone: 'line', figure: {} }),
    DivisionName: column.text('division', { phone: 'side', whole: true }),
    CreateAt: column.day('certificateDay', { phone: 'line' }),
    /** Whether the figures are those of the published result; why not, where they were typed. */
    Figures: column.text('figuresFrom', { phone: 'line' }),
  },
  carries: {
    /** His place on the published sheet, where the figures are of it. */
    Place: id.nullable(),
    ...{ FromResult: z.boolean(), Reason: text },
    ...{ CFID: id, UserID: id, SessionID: id, ExamID: id, ClassIDTo: id, SessionName: text },
    User: z.strictObject({ UserCode: text, UserName: text, FatherName: text, MotherName: text }),
    /** How often its papers were printed: all four together, and each by its number. */
    printed: z.int(),
    printings: z.record(z.string(), z.int()),
    revision: z.int(),
  },
  beside: {
    /** Millimetres that paper 2 was moved by when the house last printed one. */
    moved: z.strictObject({ right: z.int(), down: z.int() }),
  },
  rows: { page: 10, most: 1000 },
  files: true,
});

/** What is published of a student in an exam: what his certificate would say. `data` is null where nothing is. */
export const certificateResult = defineQuery({
  name: 'CertificateResult',
  path: '/api/students/certificate_result',
  access,
  query: { UserID: fields.id(), SessionID: fields.id(), ExamID: fields.id() },
  answer: () =>
    answered(
      record({
        /** Marks, of which at most so many; halves where a pass of marks is half. */
        ...{ TotalMark: z.number(), TotalTop: z.number(), DivisionName: cell.text() },
        ...{ Place: cell.number().nullable(), SubClassID: cell.number(), version: cell.number() },
      }).nullable(),
    ),
});
export type PublishedFigures = NonNullable<AnswerTo<typeof certificateResult>['data']>;

const offset = () => fields.optionalInteger(-FARTHEST_MM, FARTHEST_MM);

/** One of its four papers. The clearance paper is refused while the student's account is not clear. */
export const certificatePdf = defineQuery({
  name: 'CertificatePdf',
  path: '/api/students/student_transfer_certificate/:id.pdf',
  access,
  query: {
    id: fields.id(),
    paper: fields.choice(...Object.values(CERTIFICATE_PAPERS)),
    /** Of paper 2: how far to the right and down everything is moved, in millimetres; as last time where absent. */
    right: offset(),
    down: offset(),
  },
});
