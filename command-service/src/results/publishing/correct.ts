import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  type Entry,
  frozenRows,
  type Moved,
  refuseResults as refuse,
  rippleOf,
  type SheetCandidate,
  type SheetRules,
} from '@madrasah/events/results';
import type { Frame } from '../frame.ts';
import { changedMarks, entered, type Save } from '../marks/save.ts';
import { placeKey, type ResultState } from '../state.ts';
import { withinAppend } from './publish.ts';
import { entrantsAt, frozen, nextOperation, nextVersion, rulesAt } from './sheet.ts';

/** A correction as it is decided: what is recorded, and whom it moves. */
export interface Correction {
  readonly drafts: readonly EventDraft[];
  readonly moved: readonly Moved[];
}

/**
 * Corrects marks of a published sheet: it is reckoned again by the rules that were frozen with it, and a new version
 * takes the place of the one that stands.
 * @param noteId names the reason
 */
export function correct(
  state: ResultState,
  save: Save,
  frame: Frame,
  noteId: number | null,
): Correction | Refusal {
  const lost = frame.lost(save);
  if (lost) return lost;
  const publication = state.publications.get(placeKey(save));
  if (!publication?.isPublished) return refuse('results.not-published');
  const marks = changedMarks(state, save);
  if (isRefusal(marks)) return marks;
  if (marks.length === 0) return refuse('results.nothing-corrected');
  // Conditions of a published section are closed, so that they stand as they were frozen; mode and settings may not.
  const { version, mode, settings } = publication;
  const rules = { ...rulesAt(state, save, frame), mode, settings } as SheetRules;
  const before = entrantsAt(state, save, frame);
  const after = before.map((candidate) => overlaid(candidate, marks));
  const rows = (all: readonly SheetCandidate[]) => ({ rows: frozenRows(rules, all) ?? [] });
  const naming = {
    ...{ version: nextVersion(state, save), operationId: nextOperation(state) },
    corrects: { version, noteId },
  };
  // A correction is none of the two passes: both hold it, so that they do not differ by it.
  const passes = frame.doubleEntry ? ([1, 2] as const) : ([1] as const);
  const drafts = withinAppend([
    ...passes.map((pass) => entered(save, marks, pass)),
    frozen(save, rules, after, naming),
  ]);
  return isRefusal(drafts) ? drafts : { drafts, moved: rippleOf(rows(before), rows(after)) };
}

type Marks = Exclude<ReturnType<typeof changedMarks>, Refusal>;

/** A candidate with what is corrected of his marks. */
function overlaid(candidate: SheetCandidate, marks: Marks): SheetCandidate {
  const own = marks.filter(({ userId }) => userId === candidate.userId);
  const entries = new Map<number, Entry>(candidate.entries);
  for (const { subjectId, mark } of own) entries.set(subjectId, mark);
  return { ...candidate, entries };
}
