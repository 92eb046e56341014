import { type EventDraft, Problem, type Refusal } from '@madrasah/events';
import {
  missingCells,
  obstaclesOf,
  type ResultsPlace as Place,
  refuseResults as refuse,
  type SheetCandidate,
  type SheetRules,
  SheetWithdrawn,
  type StandingRules,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { lostAmong } from '../lost.ts';
import { rowAt } from '../marks/state.ts';
import { candidatesAt, isPublished, placeKey, type ResultState } from '../state.ts';
import { entrantsAt, frozen, nextOperation, nextVersion, rulesAt, wordsAt } from './sheet.ts';

type Decided = readonly EventDraft[] | Refusal;
type Fields = Refusal['fields'];

/** One append holds it all: below the store's own limit. */
const MOST_BYTES = 1024 * 1024;

export interface Publish {
  readonly sessionId: number;
  readonly examId: number;
  /** All sections with candidates that are not published yet, where it is absent. */
  readonly sectionIds?: readonly number[] | undefined;
  /** Said by one who knows of the missing marks. */
  readonly confirm: boolean;
}

interface Section {
  readonly place: Place;
  readonly rules: StandingRules;
  readonly candidates: readonly SheetCandidate[];
}

/** Publishes sections of an exam under one operation: all of them, or none with every reason. */
export function publish(state: ResultState, command: Publish, frame: Frame): Decided {
  const places = placesOf(state, command);
  if (places.length === 0) return refuse('results.nothing-to-publish');
  const lost = lostAmong(
    places.map(({ sectionId }) => sectionId),
    command,
    frame,
  );
  if (lost) return lost;
  const sections = places.map((place) => ({
    ...{ place, rules: rulesAt(state, place, frame), candidates: entrantsAt(state, place, frame) },
  }));
  const reasons = sections.flatMap((section) => reasonsOf(state, section, frame));
  if (reasons.length > 0) return refuse('results.not-publishable', {}, reasons);
  const missing = sections.flatMap((section) => missingOf(section, frame));
  if (missing.length > 0 && !command.confirm) return refuse('results.marks-missing', {}, missing);
  const operationId = nextOperation(state);
  const drafts = sections.map(({ place, rules, candidates }) =>
    frozen(place, rules as SheetRules, candidates, {
      ...{ version: nextVersion(state, place), operationId, corrects: null },
      words: wordsAt(place, rules, frame),
    }),
  );
  return withinAppend(drafts);
}

/** What is published, or entered from a file, together goes in one append. @param code of what is too much for one */
export const withinAppend = (
  drafts: readonly EventDraft[],
  code: 'results.publish-too-large' | 'results.file-too-large' = 'results.publish-too-large',
): Decided => (Buffer.byteLength(JSON.stringify(drafts)) > MOST_BYTES ? refuse(code) : drafts);

function placesOf(state: ResultState, { sessionId, examId, sectionIds }: Publish): Place[] {
  if (sectionIds) return sectionIds.map((sectionId) => ({ sessionId, examId, sectionId }));
  return [...state.candidates.keys()].flatMap((key) => {
    const [exam, sectionId] = key.split(':').map(Number) as [number, number];
    const place = { sessionId, examId, sectionId };
    const isOpen = candidatesAt(state, place).size > 0 && !isPublished(state, place);
    return exam === examId && isOpen ? [place] : [];
  });
}

const at = ({ sectionId }: Place) => `SubClassIDs.${sectionId}`;

function reasonsOf(state: ResultState, { place, rules, candidates }: Section, frame: Frame): Fields {
  const section = frame.sectionName(place.sectionId);
  const problems = isPublished(state, place)
    ? [new Problem('results.published-already')]
    : obstaclesOf(
        rules,
        candidates,
        frame.doubleEntry ? (userId) => rowAt(state.marks, place, 2, userId) : undefined,
      );
  return problems.map(({ key, params }) => ({
    path: at(place),
    problem: new Problem(key, { ...params, section }),
  }));
}

function missingOf({ place, rules, candidates }: Section, frame: Frame): Fields {
  const cells = missingCells(rules, candidates);
  const params = { section: frame.sectionName(place.sectionId), cells };
  return cells === 0 ? [] : [{ path: at(place), problem: new Problem('results.cells-missing', params) }];
}

/** Takes a publication back; the marks and conditions are open again. */
export function withdraw(state: ResultState, place: Place, noteId: number | null): Decided {
  const publication = state.publications.get(placeKey(place));
  if (!publication?.isPublished) return refuse('results.not-published');
  const { sessionId, examId, sectionId } = place;
  return [SheetWithdrawn({ sessionId, examId, sectionId, version: publication.version, noteId })];
}
