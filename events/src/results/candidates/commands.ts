import * as z from 'zod';
import { crowdedAnswer } from '../../exams/index.ts';
import {
  type AnswerTo,
  answers,
  defineCommand,
  definePaper,
  defineQuery,
  fields,
  power,
} from '../../kernel/index.ts';
import { placeFields, placeOf } from '../conditions/subject-condition.ts';

const { cell, record } = answers;
const path = '/api/exam/students';
const MOST_CANDIDATES = 2000;

/** Who takes an exam: the whole list, so that whoever stands on it and is not sent is taken off, with a reason. */
export const saveCandidates = defineCommand({
  name: 'SaveCandidates',
  versioned: true,
  path,
  access: power('exam_list_generation', 'insert'),
  body: z.object({
    ...placeFields,
    userids: z.array(fields.id()).max(MOST_CANDIDATES),
    reason: fields.optionalText(200),
  }),
  toCommand: ({ userids, reason, ...sent }) => ({ ...placeOf(sent), userIds: userids, reason }),
  answer: () => answers.record({ crowded: z.array(crowdedAnswer()) }),
  message: 'results.candidates-saved',
  example: { SessionID: 1, ExamID: 1, SubClassID: 1, userids: [1], reason: '' },
});

/** A student of a section: the exam's fee, what is due of that and of all. */
const candidate = () =>
  record({
    ...{ UserID: cell.number(), AdmissionID: cell.number(), UserCode: cell.code(), UserName: cell.name() },
    ...{ FatherName: cell.name(), ClassName: cell.text(), Fee: cell.money(), Due: cell.money() },
    ...{ Charged: cell.switch(), AllDue: cell.money() },
  });

const candidatesAnswer = () =>
  z.strictObject({
    version: cell.number(),
    crowded: z.array(crowdedAnswer()),
    /** Who takes the exam, and who of the section does not. */
    ...{ Exam_StudentLoadView: z.array(candidate()), Exam_StudentUnloadView: z.array(candidate()) },
  });

const question = {
  name: 'Candidates',
  path,
  access: power('exam_list_generation', 'view'),
  query: placeFields,
};
const files = definePaper(question);

/** Who takes an exam, and who of the section does not; the list of who does as files. */
export const candidateQueries = {
  candidatesPdf: files.pdf,
  candidatesXlsx: files.xlsx,
  candidatesCsv: files.csv,
  candidates: defineQuery({ ...question, answer: () => candidatesAnswer() }),
};

export type CandidateLists = AnswerTo<typeof candidateQueries.candidates>;
export type CandidateRow = CandidateLists['Exam_StudentLoadView'][number];
