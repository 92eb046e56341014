/** A value in a row: words, a count, money in paisa, a day `YYYY-MM-DD`. Null leaves the cell empty. */
export type PaperValue = string | number | null;

export interface PaperColumn {
  readonly title: string;
  /**
   * How its values are written. `name` keeps its digits: it is somebody's own spelling; `words` take those of the
   * language; a `code` (a number that names something) does so too, and is never broken. A `count` is a number of
   * things; a `figure` is any other number one reckons with (a mark, a total, an average, a place, a share): its
   * values are numbers, or a word in place of one. A `mark` is a narrow cell to write in by hand; a `photo` holds a
   * name, whose initials stand in an empty frame.
   */
  readonly kind: 'name' | 'words' | 'code' | 'money' | 'day' | 'count' | 'figure' | 'mark' | 'photo';
  /** Of a figure: so many digits behind the point; as it is where absent. */
  readonly decimals?: number | undefined;
  /** Of a figure: so many of a hundred, 25 for 25%. */
  readonly percent?: boolean | undefined;
  /** Neighbours of one group stand under its name. */
  readonly group?: string;
  /** Of words and names: how much of the width that the others leave is its own, beside the other shares; 1 where absent. */
  readonly share?: number;
  /** Set off by its ground: a Friday among the days. */
  readonly shaded?: boolean;
  /** Its title stands upright, as over the narrow columns of a tabulation: no name is broken within a word. */
  readonly turned?: boolean;
  /** What is taken off stands in brackets, as accounts print it: (500.00) for −500.00. */
  readonly brackets?: boolean;
  /** ইজা: at the end of a page the sum so far, or what stood last, is carried over to the next. */
  readonly carry?: 'sum' | 'last';
}

/** A figure that a line says in words: what a sheet reckons with in its place. */
export interface PaperFigure extends Pick<PaperColumn, 'decimals' | 'percent'> {
  readonly kind: Extract<PaperColumn['kind'], 'money' | 'count' | 'figure' | 'day'>;
  /** Money in paisa, a day `YYYY-MM-DD`; a word where there is no figure. */
  readonly of: number | string;
  /** Where a line says several: what this one is of. */
  readonly label?: string;
}
