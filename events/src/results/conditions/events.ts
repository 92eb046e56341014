import * as z from 'zod';
import { type DataOf, defineEvent, stored } from '../../kernel/index.ts';

/** One section's results of one exam. */
export interface ResultsPlace {
  readonly sessionId: number;
  readonly examId: number;
  readonly sectionId: number;
}

/** Of which section's results of which exam. */
export const storedPlace = {
  ...{ sessionId: stored.storedId, examId: stored.storedId, sectionId: stored.storedId },
};

const part = z.int().min(0);
const named = z.object({ bn: z.string(), ar: z.string() });
const failures = named.extend({ on: z.boolean(), count: part });
const seven = <T extends z.ZodType>(schema: T) => z.array(schema).length(7);
const six = <T extends z.ZodType>(schema: T) => z.array(schema).length(6);

const about = { exam: 'examId' } as const;

/** The condition of one paper; marks and bounds in halves. */
export const SubjectConditionSet = defineEvent(
  'SubjectConditionSet',
  z.object({
    conditionId: stored.storedId,
    ...storedPlace,
    subjectId: stored.storedId,
    max: part,
    pass: part,
    meari: z.boolean(),
    kerat: z.boolean(),
    optional: z.boolean(),
    bounds: seven(part),
    divisions: seven(z.string()),
    red: seven(z.boolean()),
  }),
  { about },
);

/** The paper is no longer one of the exam. */
export const SubjectConditionWithdrawn = defineEvent(
  'SubjectConditionWithdrawn',
  z.object({ conditionId: stored.storedId, ...storedPlace, subjectId: stored.storedId }),
  { about },
);

/** The divisions of the whole result in marks mode; scale and bounds in hundredths. */
export const AverageConditionSet = defineEvent(
  'AverageConditionSet',
  z.object({
    conditionId: stored.storedId,
    ...storedPlace,
    top: part,
    bounds: six(part),
    hifzBounds: six(part).nullable(),
    divisions: six(z.string()),
    arabic: six(z.string()),
    red: six(z.boolean()),
  }),
  { about },
);

/** A place has no divisions of the whole result any more. */
export const AverageConditionWithdrawn = defineEvent('AverageConditionWithdrawn', z.object(storedPlace), {
  about,
});

/** What failures, absences and missing marks do to a result; points in hundredths. */
export const ResultsConditionSet = defineEvent(
  'ResultsConditionSet',
  z.object({
    conditionId: stored.storedId,
    ...storedPlace,
    hifz: z.boolean(),
    absent: named,
    incomplete: named,
    mostMeari: failures,
    /** From so many Meari failures on; 0: never by their number. */
    meari: named.extend({ count: part }),
    meariWithOrdinary: z.boolean(),
    ordinary: failures,
    cap: named,
    places: part,
    optionalAbove: z.boolean(),
    above: part,
    /** Colour flags 7–11, in their order: cap, ordinary, incomplete, absent, Meari. */
    red: z.array(z.boolean()).length(5),
  }),
  { about },
);

/** Nothing is said of a place's failures any more. */
export const ResultsConditionWithdrawn = defineEvent('ResultsConditionWithdrawn', z.object(storedPlace), {
  about,
});

/** Which tiers are ranked, and in which order; the seven rows stand for the tiers in order. */
export const TalentConditionsSet = defineEvent(
  'TalentConditionsSet',
  z.object({ ...storedPlace, rows: seven(z.object({ ranked: z.boolean(), serial: part })) }),
  { about },
);

/** No division goes before another any more: places go by the total alone. */
export const TalentConditionsWithdrawn = defineEvent('TalentConditionsWithdrawn', z.object(storedPlace), {
  about,
});

export type SubjectConditionFacts = DataOf<typeof SubjectConditionSet>;
export type AverageConditionFacts = DataOf<typeof AverageConditionSet>;
export type ResultsConditionFacts = DataOf<typeof ResultsConditionSet>;
export type TalentConditionsFacts = DataOf<typeof TalentConditionsSet>;
