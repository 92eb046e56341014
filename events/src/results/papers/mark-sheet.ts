import { answers, definePaper, defineQuery, fields, paperOfOne, power } from '../../kernel/index.ts';

const question = {
  name: 'MarkSheet',
  path: '/api/result/mark_sheet',
  access: power('marksheet', 'view'),
  query: {
    ...{ session_id: fields.id(), exam_id: fields.id(), subclass_id: fields.id() },
    /** One student; all who were published where it is absent. */
    user_id: fields.optionalId(),
    language_id: fields.optionalChoice(1, 2, 3),
    /** An earlier one is printed as it was, and says that it does not count any more. */
    version: fields.optionalInteger(1, 1_000_000),
    /** Of the paper on the screen; a file has all of them. */
    ...{ page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) },
  },
};

const files = definePaper(question);
export const markSheetQueries = {
  markSheetPdf: files.pdf,
  markSheetXlsx: files.xlsx,
  markSheetCsv: files.csv,
  /** The paper itself, to be looked at before it is printed. */
  markSheet: defineQuery({
    ...question,
    answer: () =>
      paperOfOne({
        ...{ version: answers.cell.number(), total: answers.cell.count() },
        currentPage: answers.cell.count(),
      }),
  }),
};
