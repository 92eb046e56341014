import { digitsOf, MEDIA_TYPE_OF } from '@madrasah/events';
import { marksImport, marksTemplate } from '@madrasah/events/results';
import { FileAnswer } from '@madrasah/service-kit/http';
import { templateWorkbook } from '@madrasah/service-kit/spreadsheet';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { draftAt, draftNeeds } from '../sheets/draft.ts';

/** The workbook that marks are entered in: the section's candidates by code and name, and a column for each paper. */
export const marksTemplateQuery: HandledQuery = handledQuery(
  marksTemplate,
  draftNeeds,
  async ({ session_id, exam_id, subclass_id }, tenant, { language }) => {
    const place = { sessionId: session_id, examId: exam_id, sectionId: subclass_id };
    const { rules, students, names } = await draftAt(tenant, place, language);
    const papers = rules.subjects.map(({ subjectId }) => ({
      ...{ subjectId, name: names.get(subjectId) ?? { bn: `${subjectId}`, en: '' } },
    }));
    const rows = [...students.values()].map(({ userCode, name }) => [digitsOf(userCode, language), name]);
    const workbook = await templateWorkbook(marksImport(papers), language, rows);
    return new FileAnswer(workbook, MEDIA_TYPE_OF.xlsx, 'marks.xlsx');
  },
);
