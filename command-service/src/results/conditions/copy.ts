import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  AverageConditionSet,
  type ResultsPlace as Place,
  ResultsConditionSet,
  refuseResults as refuse,
  type SubjectConditionFacts,
  SubjectConditionSet,
  TalentConditionsSet,
} from '@madrasah/events/results';
import { inOne } from '../../kernel/several/in-one.ts';
import type { Frame } from '../frame.ts';
import { nextId, papersAt, placeKey, type ResultState } from '../state.ts';
import { aboveMax, closed } from './decide.ts';

type Decided = readonly EventDraft[] | Refusal;

interface Copy {
  readonly from: Place;
  readonly to: readonly Place[];
}

/** What is copied, and the state that it stands in. */
export interface Source {
  readonly state: ResultState;
  readonly place: Place;
}

/** Ids of conditions that are set one after another. */
export type Ids = () => number;
export const idsAfter = (state: ResultState): Ids => {
  let id = nextId(state);
  return () => id++;
};

/** The conditions of a section's exam. */
export function conditionsAt({ state, place }: Source) {
  const key = placeKey(place);
  return {
    papers: papersAt(state, place),
    average: state.averages.get(key),
    results: state.results.get(key),
    talents: state.talents.get(key),
  };
}

/** Whether anything is set there. */
export function hasConditions(source: Source): boolean {
  const { papers, average, results, talents } = conditionsAt(source);
  return papers.length > 0 || Boolean(average ?? results ?? talents);
}

/** What places lack of the conditions of another. */
export function copy(state: ResultState, from: ResultState, command: Copy, frame: Frame): Decided {
  const source = { state: from, place: command.from };
  if (!hasConditions(source)) return refuse('results.nothing-to-copy');
  const ids = idsAfter(state);
  const copied = command.to.map((place) => copyTo(state, place, source, { frame, ids }));
  const [only, ...more] = copied;
  if (only && more.length === 0) return only; // it need not be told which one
  const faults = copied.flatMap((one, index) => {
    const { sectionId } = command.to[index] as Place;
    return isRefusal(one) ? inOne(one, `to.${index}`, frame.sectionNamed(sectionId)) : [];
  });
  if (faults.length > 0) return refuse('results.sections-refused', { count: faults.length }, faults);
  return copied.flatMap((one) => (isRefusal(one) ? [] : one));
}

interface With {
  readonly frame: Frame;
  readonly ids: Ids;
}

/**
 * What a place lacks of the conditions of another. Papers of another section are those of the same name; what has no
 * namesake there is left out.
 */
export function copyTo(state: ResultState, place: Place, source: Source, { frame, ids }: With): Decided {
  const lost = closed(state, place, frame);
  if (isRefusal(lost)) return lost;
  const { papers, average, results, talents } = conditionsAt(source);
  const drafts: EventDraft[] = [];
  const faults: Refusal['fields'][number][] = [];
  const standing = papersAt(state, place);
  for (const paper of papers) {
    const subjectId = subjectAt(place, paper, frame);
    if (subjectId === undefined || standing.some((one) => one.subjectId === subjectId)) continue;
    // There is one optional paper at most, and what stands goes first.
    const optional = paper.optional && frame.isGpa && !standing.some((one) => one.optional);
    const condition = { ...paper, ...place, subjectId, optional, conditionId: ids() };
    const above = aboveMax(state, condition, frame);
    if (above) faults.push(...inOne(above, 'MaxNumber', { name: frame.subjectNames(subjectId) }));
    else drafts.push(SubjectConditionSet(condition));
  }
  if (faults.length > 0) return refuse('results.mark-above', {}, faults);
  const at = placeKey(place);
  if (average && !state.averages.has(at))
    drafts.push(AverageConditionSet({ ...average, ...place, conditionId: ids() }));
  if (results && !state.results.has(at))
    drafts.push(ResultsConditionSet({ ...results, ...place, conditionId: ids() }));
  if (talents && !state.talents.has(at)) drafts.push(TalentConditionsSet({ ...talents, ...place }));
  return drafts;
}

/** The subject of a place that a paper stands for: itself in its own section, else its namesake. */
export function subjectAt(
  { sectionId }: Place,
  { subjectId, sectionId: own }: SubjectConditionFacts,
  frame: Frame,
) {
  const subject = frame.subject(subjectId);
  if (own === sectionId) return subject && subjectId;
  return subject && frame.subjectNamed(sectionId, subject.name);
}
