import { isRefusal, type Refusal } from '@madrasah/events';
import { told } from '@madrasah/events/operations';
import {
  importMarks,
  marksImport,
  marksImports,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Call, UploadedFile } from '@madrasah/service-kit/http';
import type { SpreadsheetFile } from '@madrasah/service-kit/spreadsheet';
import { type Desk, lookErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { Import, undoOperations } from '../../operations/steps.ts';
import { frameOf, READS } from '../frame.ts';
import { ofOthers } from '../marks/barred.ts';
import { isPublished, papersAt, resultsStream } from '../state.ts';
import { type MarksSheet, takingMarks } from './target.ts';
import { marksImportUndo } from './undo.ts';

/** What a file for a place may hold; refused where there is no such place, no paper, or nothing to be entered any more. */
async function sheetOf(desk: Desk, place: Place, call: Call): Promise<MarksSheet | Refusal> {
  let sheet: MarksSheet | undefined;
  const looking = stepOn(
    resultsStream(place.sessionId),
    (state, context) => {
      const frame = frameOf(context);
      const lost = frame.lost(place);
      if (lost) return lost;
      if (isPublished(state, place)) return refuse('results.published');
      const papers = papersAt(state, place).flatMap(({ subjectId }) =>
        ofOthers(state, place, [{ subjectId, path: '' }], frame)
          ? []
          : [{ subjectId, name: frame.subjectNames(subjectId) }],
      );
      if (papers.length === 0) return refuse('results.nothing-to-import');
      sheet = {
        papers,
        names: {
          ...told('exam', frame.examNamed(place.examId)),
          ...told('section', frame.sectionNamed(place.sectionId)),
        },
      };
      return [];
    },
    READS,
  );
  const errand = lookErrand(call, importMarks.name, place);
  return (await desk.foresee(looking, errand)) ?? (sheet as MarksSheet);
}

const importing = (desk: Desk): HandledCommand =>
  handled(importMarks, async ({ pass, dryRun, skipInvalid, sheet, columns, faulty, ...place }, call) => {
    const asked = await sheetOf(desk, place, call);
    if (isRefusal(asked)) return asked;
    const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
    const taking = takingMarks(desk, place, pass, asked);
    const how = { dryRun, skipInvalid, sheet, columns, pass, place, faulty };
    return new Import(desk, marksImport(asked.papers), taking).carryOut(how, file as SpreadsheetFile, call);
  });

/** Marks from a file, and taking such a file back. */
export const marksImporting = (desk: Desk): readonly HandledCommand[] => [
  importing(desk),
  ...undoOperations(desk, marksImports, [marksImportUndo(desk)]),
];
