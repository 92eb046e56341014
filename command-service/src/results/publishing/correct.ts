import { type EventDraft, isRefusal, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  type Entry,
  frozenRows,
  keptWords,
  type Moved,
  refuseResults as refuse,
  rippleOf,
  type SheetCandidate,
  type SheetRules,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { changedMarks, entered, type Save } from '../marks/save.ts';
import { placeKey, type ResultState } from '../state.ts';
import { type CorrectedConditions, correctedRules, correctsConditions } from './conditions.ts';
import { withinAppend } from './publish.ts';
import { entrantsAt, frozen, nextOperation, nextVersion, rulesAt, wordsAt } from './sheet.ts';

/** A correction as it is decided: what is recorded, and whom it moves. */
export interface Correction {
  readonly drafts: readonly EventDraft[];
  readonly moved: readonly Moved[];
}

/** What a correction sends: marks or conditions. */
export interface Corrected extends Save {
  readonly conditions: CorrectedConditions;
}

/** A sheet as a correction leaves it: its rules, its candidates, and what is recorded beside it. */
interface Sheet {
  readonly drafts: readonly EventDraft[];
  readonly rules: SheetRules;
  readonly candidates: readonly SheetCandidate[];
}

/**
 * Corrects marks or conditions of a published sheet: it is reckoned again, by the rules that were frozen with it or by
 * the corrected ones, and a new version takes the place of the one that stands.
 * @param noteId names the reason
 * @param seen the version that its sender has seen; any where absent
 */
export function correct(
  state: ResultState,
  sent: Corrected,
  frame: Frame,
  noteId: number | null,
  seen: number | undefined,
): Correction | Refusal {
  const lost = frame.lost(sent);
  if (lost) return lost;
  const publication = state.publications.get(placeKey(sent));
  if (!publication?.isPublished) return refuse('results.not-published');
  // Conditions of a published section are closed, so that they stand as they were frozen; mode and settings may not,
  // and what it was ranked by is what it says itself.
  const { version, mode, settings, talents, words, genders } = publication;
  const kept = { mode, settings, talents };
  if (seen !== undefined && seen !== version) return refuseAny('conflict.changed');
  const rules = { ...rulesAt(state, sent, frame), ...kept } as SheetRules;
  const before = entrantsAt(state, sent, frame).map((one) => ({
    ...one,
    gender: genders?.get(one.userId) ?? one.gender,
  }));
  const sheet = correctsConditions(sent.conditions)
    ? withConditions(state, sent, before, kept, frame)
    : withMarks(state, sent, before, rules, frame);
  if (isRefusal(sheet)) return sheet;
  const rows = (by: SheetRules, all: readonly SheetCandidate[]) => ({ rows: frozenRows(by, all) ?? [] });
  const naming = {
    ...{ version: nextVersion(state, sent), operationId: nextOperation(state) },
    corrects: { version, noteId },
    words: words && keptWords(words, wordsAt(sent, sheet.rules, frame)),
  };
  const drafts = withinAppend([...sheet.drafts, frozen(sent, sheet.rules, sheet.candidates, naming)]);
  if (isRefusal(drafts)) return drafts;
  return { drafts, moved: rippleOf(rows(rules, before), rows(sheet.rules, sheet.candidates)) };
}

/** Corrected conditions; a paper that is added brings its marks along. */
function withConditions(
  state: ResultState,
  { conditions, ...save }: Corrected,
  before: readonly SheetCandidate[],
  kept: Pick<SheetRules, 'mode' | 'settings' | 'talents'>,
  frame: Frame,
): Sheet | Refusal {
  const corrected = correctedRules(state, save, conditions, before, kept, frame);
  if (isRefusal(corrected)) return corrected;
  const marks = changedMarks(state, save, 1, corrected.added);
  if (isRefusal(marks)) return marks;
  const { drafts, rules } = corrected;
  return {
    drafts: [...drafts, ...enteredInAll(save, marks, frame)],
    rules,
    candidates: before.map((candidate) => overlaid(candidate, marks)),
  };
}

function withMarks(
  state: ResultState,
  save: Save,
  before: readonly SheetCandidate[],
  rules: SheetRules,
  frame: Frame,
): Sheet | Refusal {
  const marks = changedMarks(state, save);
  if (isRefusal(marks)) return marks;
  if (marks.length === 0) return refuse('results.nothing-corrected');
  return {
    drafts: enteredInAll(save, marks, frame),
    rules,
    candidates: before.map((candidate) => overlaid(candidate, marks)),
  };
}

type Marks = Exclude<ReturnType<typeof changedMarks>, Refusal>;

/** A correction is none of the two passes: both hold it, so that they do not differ by it. */
function enteredInAll(save: Save, marks: Marks, { doubleEntry }: Frame): readonly EventDraft[] {
  const passes = doubleEntry ? ([1, 2] as const) : ([1] as const);
  return marks.length === 0 ? [] : passes.map((pass) => entered(save, marks, pass));
}

/** A candidate with what is corrected of his marks. */
function overlaid(candidate: SheetCandidate, marks: Marks): SheetCandidate {
  const own = marks.filter(({ userId }) => userId === candidate.userId);
  const entries = new Map<number, Entry>(candidate.entries);
  for (const { subjectId, mark } of own) entries.set(subjectId, mark);
  return { ...candidate, entries };
}
