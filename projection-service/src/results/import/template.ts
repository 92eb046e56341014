import { digitsOf, MEDIA_TYPE_OF } from '@madrasah/events';
import { marksImport, marksTemplate } from '@madrasah/events/results';
import { FileAnswer } from '@madrasah/service-kit/http';
import { templateWorkbook } from '@madrasah/service-kit/spreadsheet';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { assignmentsProjector, ownPart } from '../sheets/assignments.ts';
import { draftAt, draftNeeds } from '../sheets/draft.ts';

/** The workbook that marks are entered in: the section's candidates by code and name, a column for each paper that is the reader's. */
export const marksTemplateQuery = (deps: Deps): HandledQuery =>
  handledQuery(
    marksTemplate,
    [...draftNeeds, assignmentsProjector],
    async ({ session_id, exam_id, subclass_id }, tenant, call) => {
      const { language } = call;
      const place = { sessionId: session_id, examId: exam_id, sectionId: subclass_id };
      const whole = await draftAt(tenant, place, language);
      const { draft } = await ownPart(deps, tenant, call, place, whole);
      const { rules, students, names } = draft;
      const papers = rules.subjects.map(({ subjectId }) => ({
        ...{ subjectId, name: names.get(subjectId) ?? { bn: `${subjectId}`, en: '' } },
      }));
      const rows = [...students.values()].map(({ userCode, name }) => [digitsOf(userCode, language), name]);
      const workbook = await templateWorkbook(marksImport(papers), language, rows);
      return new FileAnswer(workbook, MEDIA_TYPE_OF.xlsx, 'marks.xlsx');
    },
  );
