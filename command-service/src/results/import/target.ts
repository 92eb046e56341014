import { type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import type { About } from '@madrasah/events/operations';
import {
  type ImportPaper,
  MarksEntered,
  type MarksFacts,
  type MarksRow,
  marksLook,
  NAME_COLUMN,
  type ResultsPlace as Place,
  paperColumn,
  refuseResults as refuse,
  type SeenRow,
} from '@madrasah/events/results';
import type { DecisionContext, Desk } from '../../kernel/desk.ts';
import { MOST_TOLD } from '../../kernel/import/how-read.ts';
import type { RowTarget } from '../../kernel/import/plan.ts';
import { inOneStream, type Taking } from '../../operations/steps.ts';
import { type Frame, frameOf, READS_PEOPLE } from '../frame.ts';
import { aboveMax, entered, saveMarks } from '../marks/save.ts';
import { rowAt } from '../marks/state.ts';
import { withinAppend } from '../publishing/publish.ts';
import { candidatesAt, papersAt, type ResultState, resultsStream } from '../state.ts';
import { faultsBeside } from './beside.ts';
import { candidatesCalled } from './called.ts';

type Pass = MarksFacts['pass'];
/** What was seen of a row, by its code. */
type Seen = Map<string, Omit<SeenRow, 'line'> & { readonly userId: number }>;

/** The candidate of a code; or what is wrong with it. */
function candidateOf(state: ResultState, place: Place, frame: Frame, code: string): number | Problem {
  const userId = frame.studentOf(code);
  if (isRefusal(userId)) return new Problem(userId.code, userId.params);
  const sits = userId !== undefined && candidatesAt(state, place).has(userId);
  return sits ? userId : new Problem('results.not-candidate');
}

const wrong = (fields: Refusal['fields']) => refuse('results.marks-invalid', {}, fields);

/** Marks of a row that its papers do not allow, whosever they are. */
function marksTooHigh(
  state: ResultState,
  place: Place,
  { marks }: Pick<MarksRow, 'marks'>,
): Refusal['fields'] {
  return papersAt(state, place).flatMap(({ subjectId, max }) =>
    aboveMax(marks.get(subjectId) ?? null, max, paperColumn(subjectId)),
  );
}

/**
 * One row of a file, decided as a save of its cells: a row that bears another candidate's name is not taken for either.
 * @param seen is told whose row it is and what it would change, by code
 */
const targetOf = (place: Place, pass: Pass, seen: Seen): RowTarget<ResultState, MarksRow> => ({
  stream: resultsStream(place.sessionId),
  reads: READS_PEOPLE,
  decide(state, row, context) {
    const frame = frameOf(context);
    const { code, marks } = row;
    const tooHigh = marksTooHigh(state, place, row);
    const userId = candidateOf(state, place, frame, code);
    if (userId instanceof Problem) return wrong([{ path: 'UserCode', problem: userId }, ...tooHigh]);
    const said = nameFault(state, place, userId, row, context);
    if (said instanceof Problem) return wrong([{ path: NAME_COLUMN, problem: said }, ...tooHigh]);
    const held = rowAt(state.marks, place, pass, userId);
    const cells = [...marks].map(([subjectId, mark]) => ({
      subjectId,
      mark,
      was: held.get(subjectId) ?? null,
    }));
    seen.set(code, { ...{ userId, code, cells }, ...said });
    return saveMarks(state, { ...place, cells: cells.map((cell) => asSent(userId, cell)) }, frame, pass);
  },
  idOf: ({ type, data }) => (type === MarksEntered.type ? (data as MarksFacts).marks[0]?.userId : undefined),
});

const asSent = (userId: number, { subjectId, mark }: SeenRow['cells'][number]) => ({
  ...{ row: 'UserCode', path: paperColumn(subjectId), name: paperColumn(subjectId) },
  ...{ userId, subjectId, mark, was: undefined },
});

/** How a row names its student; what is wrong with it where the name is another candidate's, or lost. */
function nameFault(
  state: ResultState,
  place: Place,
  userId: number,
  { name: said }: MarksRow,
  context: DecisionContext,
): Pick<SeenRow, 'name' | 'said'> | Problem {
  const candidates = candidatesCalled(() => candidatesAt(state, place).keys(), context);
  const called = candidates.called(userId, said);
  const name = candidates.nameOf(userId);
  if (typeof called === 'string') return { name, said: called === 'strange' ? said : undefined };
  if ('lost' in called) return new Problem(called.lost);
  const code = frameOf(context).codeOf(called.of);
  return new Problem('results.name-of-another', { name, code });
}

/** The marks of all rows as one event, in one append: a file is entered whole, or not at all. */
const inOneEvent =
  (place: Place, pass: Pass) =>
  (drafts: readonly EventDraft[]): readonly EventDraft[] | Refusal => {
    const marks = drafts.flatMap(({ data }) => (data as MarksFacts).marks);
    return marks.length === 0 ? [] : withinAppend([entered(place, marks, pass)], 'results.file-too-large');
  };

/** What a file is taken into. */
export interface MarksSheet {
  readonly papers: readonly ImportPaper[];
  /** Of exam, and of section with its class, in each language: for the operation's sentence. */
  readonly names: About;
}

/**
 * Rows of a section's sheet in a pass, of which a look tells every cell as it is and as it would be; what an import has
 * made is told by the students, also of one whose marks stood already as the file has them.
 */
export function takingMarks(
  desk: Desk,
  place: Place,
  pass: Pass,
  { papers, names }: MarksSheet,
): Taking<MarksRow> {
  const seen: Seen = new Map();
  const taking = inOneStream(desk, targetOf(place, pass, seen), inOneEvent(place, pass));
  return {
    ...taking,
    async look(rows, errand, wrong) {
      const planned = await taking.look(rows, errand, wrong);
      if (isRefusal(planned)) return planned;
      const beside = await faultsBeside(
        inOneStream(desk, targetOf(place, pass, new Map())),
        papers,
        wrong,
        errand,
      );
      const wrongLines = new Set(planned.problems.map(({ line }) => line));
      const good = rows.flatMap(({ line, value }): SeenRow[] => {
        const row = seen.get(value.code);
        return row && !wrongLines.has(line) ? [{ ...row, line }] : [];
      });
      return {
        ...planned,
        problems: [...planned.problems, ...beside],
        tells: { marks: marksLook(good, papers, MOST_TOLD) },
      };
    },
    async take(rows, errand) {
      const taken = await taking.take(rows, errand);
      if (isRefusal(taken)) return taken;
      const wrongLines = new Set(taken.problems.map(({ line }) => line));
      const users = rows.flatMap(({ line, value }) =>
        wrongLines.has(line) ? [] : (seen.get(value.code)?.userId ?? []),
      );
      return { ...taken, made: [...new Set([...taken.made, ...users])] };
    },
    about: () => {
      const { sessionId, examId, sectionId } = place;
      return Promise.resolve({ sessionId, examId, sectionId, pass, ...names });
    },
  };
}
