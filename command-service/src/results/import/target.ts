import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import {
  MarksEntered,
  type MarksFacts,
  type MarksRow,
  type ResultsPlace as Place,
  paperColumn,
  refuseResults as refuse,
} from '@madrasah/events/results';
import type { Desk } from '../../kernel/desk.ts';
import type { RowTarget } from '../../kernel/import/plan.ts';
import { inOneStream, type Taking } from '../../operations/steps.ts';
import { type Frame, frameOf, READS_PEOPLE } from '../frame.ts';
import { entered, saveMarks } from '../marks/save.ts';
import { withinAppend } from '../publishing/publish.ts';
import { candidatesAt, type ResultState, resultsStream } from '../state.ts';

type Pass = MarksFacts['pass'];

const userOf = (state: ResultState, place: Place, frame: Frame, code: string) =>
  [...candidatesAt(state, place).keys()].find((userId) => frame.codeOf(userId) === Number(code));

/**
 * One row of a file, decided as a save of its cells.
 * @param known is told whose row it is, by code
 */
const targetOf = (
  place: Place,
  pass: Pass,
  known: Map<string, number>,
): RowTarget<ResultState, MarksRow> => ({
  stream: resultsStream(place.sessionId),
  reads: READS_PEOPLE,
  decide(state, { code, marks }, context) {
    const frame = frameOf(context);
    const userId = userOf(state, place, frame, code);
    if (userId === undefined)
      return refuse('results.marks-invalid', {}, [
        { path: 'UserCode', problem: new Problem('results.not-candidate') },
      ]);
    known.set(code, userId);
    const cells = [...marks].map(([subjectId, mark]) => ({
      ...{ row: 'UserCode', path: paperColumn(subjectId), name: paperColumn(subjectId) },
      ...{ userId, subjectId, mark, was: undefined },
    }));
    return saveMarks(state, { ...place, cells }, frame, pass);
  },
  idOf: ({ type, data }) => (type === MarksEntered.type ? (data as MarksFacts).marks[0]?.userId : undefined),
});

/** The marks of all rows as one event, in one append: a file is entered whole, or not at all. */
const inOneEvent =
  (place: Place, pass: Pass) =>
  (drafts: readonly EventDraft[]): readonly EventDraft[] | Refusal => {
    const marks = drafts.flatMap(({ data }) => (data as MarksFacts).marks);
    return marks.length === 0 ? [] : withinAppend([entered(place, marks, pass)], 'results.file-too-large');
  };

/**
 * Rows of a section's sheet in a pass; what an import has made is told by the students, also of one whose marks stood
 * already as the file has them.
 * @param names of exam and section, for the operation's sentence
 */
export function takingMarks(
  desk: Desk,
  place: Place,
  pass: Pass,
  names: { readonly exam: string; readonly section: string },
): Taking<MarksRow> {
  const known = new Map<string, number>();
  const taking = inOneStream(desk, targetOf(place, pass, known), inOneEvent(place, pass));
  return {
    ...taking,
    async take(rows, errand) {
      const taken = await taking.take(rows, errand);
      if (isRefusal(taken)) return taken;
      const wrong = new Set(taken.problems.map(({ line }) => line));
      const users = rows.flatMap(({ line, value }) => (wrong.has(line) ? [] : (known.get(value.code) ?? [])));
      return { ...taken, made: [...new Set([...taken.made, ...users])] };
    },
    about: () => {
      const { sessionId, examId, sectionId } = place;
      return Promise.resolve({ sessionId, examId, sectionId, pass, ...names });
    },
  };
}
