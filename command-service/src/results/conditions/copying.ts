import { isRefusal } from '@madrasah/events';
import {
  AverageConditionSet,
  type ResultsPlace as Place,
  ResultsConditionSet,
  resultCommands,
  SubjectConditionSet,
  TalentConditionsSet,
} from '@madrasah/events/results';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { academicsStream } from '../../academics/state.ts';
import { type Desk, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { frameOf, READS_PEOPLE } from '../frame.ts';
import { papersAt, placeKey, type ResultState, resultsStream } from '../state.ts';
import { copy } from './copy.ts';

/** Of a place, what a copy found there and left as it was. */
interface Stood {
  readonly ExamID: number;
  readonly SubClassID: number;
  readonly Subjects: readonly { readonly BookID: number; readonly BookName: string }[];
  readonly Average: 0 | 1;
  readonly Results: 0 | 1;
  readonly Talent: 0 | 1;
}

/** What stands at a place now and was not brought there by these events. */
function stoodAt(
  state: ResultState,
  place: Place,
  events: readonly DomainEvent[],
  nameOf: (subjectId: number) => string,
): Stood {
  const at = placeKey(place);
  const brought = events.filter(({ data }) => placeKey(data as unknown as Place) === at);
  const isNew = (type: string) => brought.some((event) => event.type === type);
  const papers = new Set(
    brought.filter(({ type }) => type === SubjectConditionSet.type).map(({ data }) => data['subjectId']),
  );
  const stands = (has: boolean, { type }: { readonly type: string }) => (has && !isNew(type) ? 1 : 0);
  return {
    ...{ ExamID: place.examId, SubClassID: place.sectionId },
    Subjects: papersAt(state, place)
      .filter(({ subjectId }) => !papers.has(subjectId))
      .map(({ subjectId }) => ({ BookID: subjectId, BookName: nameOf(subjectId) })),
    Average: stands(state.averages.has(at), AverageConditionSet),
    Results: stands(state.results.has(at), ResultsConditionSet),
    Talent: stands(state.talents.has(at), TalentConditionsSet),
  };
}

const isSomething = ({ Subjects, Average, Results, Talent }: Stood) =>
  Subjects.length + Average + Results + Talent > 0;

/** Copies what places lack of the conditions of another, and tells what stood there already. */
export const copyingConditions = (desk: Desk): HandledCommand =>
  handled(resultCommands.copyConditions, async (command, call) => {
    const own = resultsStream(command.sessionId);
    const other = resultsStream(command.from.sessionId);
    const isOwn = command.from.sessionId === command.sessionId;
    const errand = errandOf(call, resultCommands.copyConditions.name, command);
    const step = stepOn(
      own,
      (state, context) => copy(state, isOwn ? state : context.look(other), command, frameOf(context)),
      isOwn ? READS_PEOPLE : [...READS_PEOPLE, other],
    );
    const done = await desk.perform(step, errand);
    if (isRefusal(done)) return done;
    const [state, { subject }] = await Promise.all([
      desk.state(own, errand.schoolId),
      desk.state(academicsStream, errand.schoolId),
    ]);
    const nameOf = (subjectId: number) => subject.get(subjectId)?.name.bn ?? '';
    const stood = command.to.map((place) => stoodAt(state, place, done.events, nameOf)).filter(isSomething);
    return { position: done.position, data: { copied: done.events.length, stood } };
  });
