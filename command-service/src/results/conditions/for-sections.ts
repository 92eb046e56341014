import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  AverageConditionSet,
  type ConditionsForSections,
  type ResultsPlace as Place,
  ResultsConditionSet,
  refuseResults as refuse,
  resultCommands,
  resultStreams,
  type SectionConditions,
  type SubjectConditionFacts,
  SubjectConditionSet,
  TalentConditionsSet,
} from '@madrasah/events/results';
import type { Call } from '@madrasah/service-kit/http';
import { academicsStream } from '../../academics/state.ts';
import { type DecisionContext, type Desk, errandOf, lookErrand, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { keysOpened, openedStream } from '../../kernel/opening.ts';
import { inOne } from '../../kernel/several/in-one.ts';
import { type Frame, frameOf, READS_PEOPLE } from '../frame.ts';
import { lostAmong } from '../lost.ts';
import { papersAt, placeKey, type ResultState, resultsStream } from '../state.ts';
import { conditionsAt, copyTo, hasConditions, idsAfter, type Source, subjectAt } from './copy.ts';

/** A session's exams, the newest session first. */
export interface Sessions {
  readonly own: ResultState;
  /** The states that the last exam is looked for in: that of the session itself first, then those before it. */
  readonly back: readonly { readonly sessionId: number; readonly state: ResultState }[];
}

/** When conditions were set last: their ids count up within a session. */
function setAt(source: Source): number {
  const { papers, average, results } = conditionsAt(source);
  return Math.max(0, ...[...papers, average, results].map((one) => one?.conditionId ?? 0));
}

/** The exam that a section had conditions for before this one: the newest of the session, else of the session before. */
export function lastExam({ back }: Sessions, place: Place): Source | undefined {
  for (const { sessionId, state } of back) {
    const all = [state.subjects, state.averages, state.results, state.talents].flatMap((table) => [
      ...(table.values() as Iterable<Place>),
    ]);
    const exams = new Set(all.filter((one) => one.sectionId === place.sectionId).map(({ examId }) => examId));
    const found = [...exams]
      .map((examId): Source => ({ state, place: { sessionId, examId, sectionId: place.sectionId } }))
      .filter((one) => placeKey(one.place) !== placeKey(place) || sessionId !== place.sessionId)
      .filter(hasConditions)
      .toSorted((one, other) => setAt(other) - setAt(one));
    if (found[0]) return found[0];
  }
  return undefined;
}

/** What a section gets, in words of the wire. */
function toldOf(
  state: ResultState,
  place: Place,
  source: Source | undefined,
  { drafts, frame }: { readonly drafts: readonly EventDraft[]; readonly frame: Frame },
): SectionConditions {
  const of = (type: string) => drafts.filter((draft) => draft.type === type);
  const has = (type: string) => (of(type).length > 0 ? 1 : 0);
  const key = placeKey(place);
  const tables = [state.averages, state.results, state.talents];
  const lacking = source
    ? papersAt(source.state, source.place).filter((paper) => subjectAt(place, paper, frame) === undefined)
    : [];
  return {
    SubClassID: place.sectionId,
    from: source
      ? {
          ...{ SessionID: source.place.sessionId, ExamID: source.place.examId },
          SubClassID: source.place.sectionId,
        }
      : null,
    Subjects: of(SubjectConditionSet.type).map(({ data }) => {
      const { subjectId, max } = data as unknown as SubjectConditionFacts;
      return { BookName: frame.subjectNames(subjectId).bn, MaxNumber: max / 2 };
    }),
    ...{ Average: has(AverageConditionSet.type), Results: has(ResultsConditionSet.type) },
    Talent: has(TalentConditionsSet.type),
    stands: papersAt(state, place).length + tables.filter((table) => table.has(key)).length,
    lacking: lacking.map(({ subjectId }) => frame.subjectNames(subjectId).bn),
  };
}

interface Decided {
  readonly drafts: readonly EventDraft[];
  readonly told: readonly SectionConditions[];
}

/** Conditions of an exam for its sections: for all of them or for none; what stands is left. Pure. */
export function conditionsForSections(
  sessions: Sessions,
  { sessionId, examId, sectionIds, from }: ConditionsForSections,
  frame: Frame,
): Decided | Refusal {
  const { own: state } = sessions;
  const ids = idsAfter(state);
  const faults: Refusal['fields'][number][] = [];
  const done: { drafts: readonly EventDraft[]; told: SectionConditions }[] = [];
  const lost = lostAmong(sectionIds, { sessionId, examId }, frame);
  if (lost) return lost;
  const said = from === undefined ? undefined : { state, place: { sessionId, examId, sectionId: from } };
  if (said && !hasConditions(said)) return refuse('results.nothing-to-copy');
  for (const [index, sectionId] of sectionIds.entries()) {
    const place = { sessionId, examId, sectionId };
    const source = said ?? lastExam(sessions, place);
    const drafts = source ? copyTo(state, place, source, { frame, ids }) : [];
    if (isRefusal(drafts))
      faults.push(...inOne(drafts, `SubClassIDs.${index}`, frame.sectionNamed(sectionId)));
    else done.push({ drafts, told: toldOf(state, place, source, { drafts, frame }) });
  }
  if (faults.length > 0) return refuse('results.sections-refused', { count: faults.length }, faults);
  if (done.every(({ told }) => told.from === null)) return refuse('results.no-last-exam');
  return { drafts: done.flatMap(({ drafts }) => drafts), told: done.map(({ told }) => told) };
}

/** The results of the sessions up to one, itself first. */
function sessionsOf(
  state: ResultState,
  { look }: DecisionContext,
  { sessionId, opened }: { readonly sessionId: number; readonly opened: readonly number[] },
): Sessions {
  const { session } = look(academicsStream);
  const serial = session.get(sessionId)?.serial ?? 0;
  const before = opened
    .filter((id) => id !== sessionId && (session.get(id)?.serial ?? 0) < serial)
    .toSorted((one, other) => (session.get(other)?.serial ?? 0) - (session.get(one)?.serial ?? 0));
  const back = before.map((id) => ({ sessionId: id, state: look(resultsStream(id)) }));
  return { own: state, back: [{ sessionId, state }, ...back] };
}

/** The step that sets conditions, and what it found to do once it was decided. */
async function stepOf(desk: Desk, command: ConditionsForSections, { caller }: Call) {
  const { sessionId } = command;
  const streams = await desk.state(openedStream, caller?.schoolId ?? '');
  const isAsLast = command.from === undefined;
  const opened = isAsLast ? keysOpened(streams, resultStreams.results.category).map(Number) : [];
  const others = opened.filter((id) => id !== sessionId).map((id) => resultsStream(id));
  const seen: { told: readonly SectionConditions[] } = { told: [] };
  const step = stepOn(
    resultsStream(sessionId),
    (state, context) => {
      const sessions = sessionsOf(state, context, { sessionId, opened });
      const decided = conditionsForSections(sessions, command, frameOf(context));
      if (isRefusal(decided)) return decided;
      seen.told = decided.told;
      return decided.drafts;
    },
    [...READS_PEOPLE, ...others],
  );
  return { step, seen };
}

const { setConditionsForSections: set, previewConditionsForSections: look } = resultCommands;

export const settingConditions = (desk: Desk): readonly HandledCommand[] => [
  handled(set, async (command, call) => {
    const { step } = await stepOf(desk, command, call);
    const done = await desk.perform(step, errandOf(call, set.name, command));
    return isRefusal(done) ? done : { position: done.position, data: { set: done.events.length } };
  }),
  handled(look, async (command, call) => {
    const { step, seen } = await stepOf(desk, command, call);
    const errand = lookErrand(call, look.name, command);
    return (await desk.foresee(step, errand)) ?? { data: { sections: seen.told } };
  }),
];
