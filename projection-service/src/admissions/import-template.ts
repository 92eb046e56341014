import { MEDIA_TYPE_OF } from '@madrasah/events';
import { studentImport, studentImportTemplate } from '@madrasah/events/admissions';
import { FileAnswer } from '@madrasah/service-kit/http';
import { templateWorkbook } from '@madrasah/service-kit/spreadsheet';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';

/** The workbook that students are entered in, to be imported. */
export const importTemplate = (): HandledQuery =>
  handledQuery(studentImportTemplate, [], async (_, __, { language }) => {
    const workbook = await templateWorkbook(studentImport, language);
    return new FileAnswer(workbook, MEDIA_TYPE_OF.xlsx, 'students.xlsx');
  });
