import type { Halves, Hundredths } from './conditions.ts';
import type { Paper } from './paper.ts';

/** Which rule gave a result its division; the first that holds decides. */
export type Rule =
  | 'absent'
  | 'incomplete'
  | 'most-meari'
  | 'meari'
  | 'ordinary'
  | 'average'
  | 'forgiven'
  | 'failing-average'
  | 'compulsory';

/** What a student's marks come to. */
export interface Result {
  readonly papers: readonly Paper[];
  /** Without recitation. */
  readonly total: Halves;
  readonly max: Halves;
  /** Papers that count: SubSonkha. */
  readonly counted: number;
  /** Average or GPA in hundredths, rounded half up; undefined where no paper counts. */
  readonly mean: Hundredths | undefined;
  /** The GPA as it is ranked: its points in hundredths, and by how many papers they are divided. */
  readonly gpa?: { readonly points: Hundredths; readonly papers: number } | undefined;
  readonly failedMeari: number;
  readonly failedOrdinary: number;
  /** Which tier stands, whatever it is called: the first is 0. */
  readonly tier: number | undefined;
  readonly division: string;
  readonly rule: Rule;
  readonly passed: boolean;
}

/** A quotient of whole numbers, rounded half up. */
export const halfUp = (numerator: number, denominator: number) =>
  Math.floor((2 * numerator + denominator) / (2 * denominator));

const sum = (papers: readonly Paper[], of: (paper: Paper) => number) =>
  papers.reduce((all, paper) => all + of(paper), 0);

/** What both modes count alike. */
export function countsOf(papers: readonly Paper[]) {
  const counting = papers.filter(({ condition }) => !condition.kerat);
  const failed = papers.filter((paper) => paper.failed);
  const failedMeari = failed.filter(({ condition }) => condition.meari).length;
  return {
    papers,
    counting,
    total: sum(counting, ({ mark }) => mark),
    max: sum(counting, ({ condition }) => condition.max),
    counted: counting.length,
    failedMeari,
    failedOrdinary: failed.length - failedMeari,
  };
}
