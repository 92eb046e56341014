import type { EventDraft } from '@madrasah/events';
import {
  AverageConditionSet,
  ResultsConditionSet,
  resultCommands,
  SubjectConditionSet,
  USUAL_AVERAGE,
  USUAL_HIFZ,
  USUAL_RESULTS,
  usualPaper,
  usualSubject,
} from '@madrasah/events/results';
import { isPublished, nextId, papersAt, placeKey, type ResultState } from '../../results/state.ts';
import type { Sitting } from './places.ts';

/** What a sitting is to have, under which numbers from the next one on. */
interface Planned {
  readonly sitting: Sitting;
  readonly drafts: readonly EventDraft[];
}

export interface Conditions {
  readonly drafts: readonly EventDraft[];
  /** Sittings that get what they lack. */
  readonly made: readonly Sitting[];
  /** Those that lack nothing, or are published. */
  readonly there: readonly Sitting[];
}

const wirePlace = ({ sessionId, examId, sectionId }: Sitting) => ({
  ...{ SessionID: sessionId, ExamID: examId, SubClassID: sectionId },
});

/** A form as its command reads it. @throws ZodError where the usual is none that the form would take */
const read = <C>({ input }: { readonly input: { parse(raw: unknown): unknown } }, body: object) =>
  input.parse({ params: {}, body }) as C;

const { addSubjectCondition, addAverageCondition, setResultsCondition } = resultCommands;

function lacking(state: ResultState, sitting: Sitting, isGpa: boolean, first: number): readonly EventDraft[] {
  if (isPublished(state, sitting)) return [];
  const place = wirePlace(sitting);
  const at = placeKey(sitting);
  const known = new Set(papersAt(state, sitting).map(({ subjectId }) => subjectId));
  const papers = sitting.papers.filter(({ subjectId }) => !known.has(subjectId));
  const forms = papers.map(({ subjectId, ...weight }) => ({
    ...{ ...place, BookID: subjectId },
    ...(isGpa ? usualSubject(2) : usualPaper(weight)),
  }));
  let conditionId = first;
  const drafts: EventDraft[] = forms.map((form) =>
    SubjectConditionSet({ ...read<object>(addSubjectCondition, form), conditionId: conditionId++ } as never),
  );
  if (!isGpa && !state.averages.has(at)) {
    const form = { ...place, ...USUAL_AVERAGE, ...(sitting.hifz && { HifzCondition: USUAL_HIFZ }) };
    drafts.push(
      AverageConditionSet({
        ...read<object>(addAverageCondition, form),
        conditionId: conditionId++,
      } as never),
    );
  }
  if (!state.results.has(at)) {
    const form = { ...place, ...USUAL_RESULTS, ClassType: sitting.hifz ? 2 : 1 };
    drafts.push(
      ResultsConditionSet({
        ...read<object>(setResultsCondition, form),
        conditionId: conditionId++,
      } as never),
    );
  }
  return drafts;
}

/** Under which name a sitting is left out. */
export const sittingId = ({ examId, sectionId }: Pick<Sitting, 'examId' | 'sectionId'>) =>
  `sitting:${examId}/${sectionId}`;

/** Gives each sitting what it lacks of the usual conditions; what stands there is left as it is. */
export function takeConditions(
  state: ResultState,
  sittings: readonly Sitting[],
  { isGpa, without }: { readonly isGpa: boolean; readonly without: readonly string[] },
): Conditions {
  const out = new Set(without);
  const planned: Planned[] = [];
  let next = nextId(state);
  for (const sitting of sittings) {
    const drafts = lacking(state, sitting, isGpa, next);
    const isWanted = drafts.length === 0 || !out.has(sittingId(sitting));
    if (!isWanted) continue;
    planned.push({ sitting, drafts });
    next += drafts.length;
  }
  const [made, there] = [true, false].map((has) =>
    planned.filter(({ drafts }) => drafts.length > 0 === has).map(({ sitting }) => sitting),
  );
  return { drafts: planned.flatMap(({ drafts }) => drafts), made: made ?? [], there: there ?? [] };
}
