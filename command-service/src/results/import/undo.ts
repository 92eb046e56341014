import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  MARKS_IMPORT,
  type MarksFacts,
  mayImportMarks,
  type ResultsPlace as Place,
  refuseResults as refuse,
} from '@madrasah/events/results';
import { type Desk, stepErrand, stepOn } from '../../kernel/desk.ts';
import type { Operation } from '../../operations/state.ts';
import type { UndoneKind } from '../../operations/steps.ts';
import { type Frame, frameOf, READS_PEOPLE } from '../frame.ts';
import { entered } from '../marks/save.ts';
import { importedBy, rowAt } from '../marks/state.ts';
import { withinAppend } from '../publishing/publish.ts';
import { isPublished, papersAt, type ResultState, resultsStream } from '../state.ts';

const placeOf = ({ about }: Operation): Place => ({
  sessionId: Number(about['sessionId']),
  examId: Number(about['examId']),
  sectionId: Number(about['sectionId']),
});

/** Every cell gets back what it held before the file; refused where one has been changed since, or its paper has fewer marks by now. */
function restored(state: ResultState, operation: Operation, frame: Frame): readonly EventDraft[] | Refusal {
  const place = placeOf(operation);
  const pass = operation.about['pass'] === 2 ? 2 : 1;
  if (isPublished(state, place)) return refuse('results.published');
  const mostOf = new Map(papersAt(state, place).map(({ subjectId, max }) => [subjectId, max]));
  const marks: MarksFacts['marks'][number][] = [];
  const changed: Refusal['fields'][number][] = [];
  for (const userId of operation.made)
    for (const { subjectId, was, mark } of importedBy(state.imported, operation.operationId, userId)) {
      const now = rowAt(state.marks, place, pass, userId).get(subjectId) ?? null;
      const max = mostOf.get(subjectId);
      const isAbove = typeof was === 'number' && max !== undefined && was > max;
      const params = { code: frame.codeOf(userId), subject: frame.subject(subjectId)?.name ?? '' };
      const problem =
        now !== mark
          ? new Problem('results.changed-since', params)
          : isAbove
            ? new Problem('results.above-now', { ...params, mark: was / 2, max: max / 2 })
            : undefined;
      if (problem) changed.push({ path: `rows.${userId}`, problem });
      else marks.push({ userId, subjectId, mark: was });
    }
  if (changed.length > 0) return refuse('results.marks-changed', {}, changed);
  return marks.length > 0 ? withinAppend([entered(place, marks, pass)], 'results.file-too-large') : [];
}

const restoring = (operation: Operation) =>
  stepOn(
    resultsStream(placeOf(operation).sessionId),
    (state, context) => restored(state, operation, frameOf(context)),
    READS_PEOPLE,
  );

/** An import of marks is taken back by what stood in its cells before. */
export const marksImportUndo = (desk: Desk): UndoneKind => ({
  kind: MARKS_IMPORT,
  access: mayImportMarks,
  async look(operation, errand) {
    const refusal = await desk.foresee(restoring(operation), errand);
    const consequence = new Problem('results.import-undone', { count: operation.made.length });
    return { consequences: [consequence], refusal: isRefusal(refusal) ? refusal : undefined };
  },
  takeBack: (operation, errand) => desk.perform(restoring(operation), stepErrand(errand, 0)),
});
