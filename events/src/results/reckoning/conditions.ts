/** A mark as it is kept: in halves, so that it is a whole number. 79½ is 159. */
export type Halves = number;
/** Hundredths of a point or of the scale of an average. */
export type Hundredths = number;

/** What a cell of the mark sheet holds: halves, absent, or nothing yet. */
export type Entry = Halves | 'absent' | null;

export const SUBJECT_TIERS = 7;
export const AVERAGE_TIERS = 6;

/** One paper of an exam: how many marks it has, what passes, and what its divisions are called. */
export interface SubjectCondition {
  readonly subjectId: number;
  readonly max: Halves;
  readonly pass: Halves;
  /** মি‘ইয়ারী: of special weight; any other paper is ordinary. */
  readonly meari: boolean;
  /** কেরাত: outside total, number of papers, GPA and rank. */
  readonly kerat: boolean;
  /** In GPA mode only, and one at most. */
  readonly optional: boolean;
  /** Seven lower bounds, strictly falling to the first 0. */
  readonly bounds: readonly Halves[];
  readonly divisions: readonly string[];
}

/** The divisions of the whole result in marks mode. */
export interface AverageCondition {
  /** The scale of the average, as a rule 100. */
  readonly top: Hundredths;
  /** Six lower bounds on that scale. */
  readonly bounds: readonly Hundredths[];
  /** In place of `bounds` for a hifz class; absent where there are none. */
  readonly hifzBounds?: readonly Hundredths[] | undefined;
  readonly divisions: readonly string[];
}

/** From so many failures on; switched off where it is absent. */
export interface FailureRule {
  readonly count: number;
  readonly division: string;
}

/** What failures, absences and missing marks do to a result. */
export interface ResultsCondition {
  readonly hifz: boolean;
  /** All papers absent. */
  readonly absent: string;
  /** A mark is missing. */
  readonly incomplete: string;
  readonly mostMeari?: FailureRule | undefined;
  /** So many Meari failures fail; 0 where no number of them does by itself. */
  readonly meariFailures: number;
  /** One Meari and one ordinary failure together are as bad as too many Meari failures. */
  readonly meariWithOrdinary: boolean;
  /** What too many Meari failures come to, and what the failing tiers are called. */
  readonly failed: string;
  readonly ordinary?: FailureRule | undefined;
  /** A forgiven Meari failure lets no better division stand than this. */
  readonly meariCap: string;
  /** Places that are shown; all where it is 0. */
  readonly places: number;
  /** Whether what the optional paper has above `above` is added. */
  readonly optionalAbove: boolean;
  readonly above: Hundredths;
}

/** Whether a tier takes part in the ranking, and which of two tiers comes first. */
export interface TalentRow {
  readonly ranked: boolean;
  readonly serial: number;
}

/** All that one section's results of one exam are reckoned by. */
export interface Conditions {
  readonly subjects: readonly SubjectCondition[];
  readonly average?: AverageCondition | undefined;
  readonly results: ResultsCondition;
}
