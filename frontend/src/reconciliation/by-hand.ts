/** A column of a file, from 1, and what it is. */
export interface Named {
  readonly as: string;
  readonly at: number;
}

/** As the command takes it: `on=1,out=4`. */
export const byHand = (all: readonly Named[]): string => all.map(({ as, at }) => `${as}=${at}`).join(',');

export const namedOf = (text: string): readonly Named[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [as = '', at = ''] = part.split('=');
      return { as, at: Number(at) };
    });

/** Says what a column is, or '' that it is nothing. What another column was called already stays, and is told as twice. */
export const withColumn = (all: readonly Named[], at: number, as: string): readonly Named[] =>
  [...all.filter((one) => one.at !== at), ...(as === '' ? [] : [{ as, at }])].toSorted(
    (one, other) => one.at - other.at,
  );

/** The columns that are called the same as another, from 1. */
export const namedTwice = (all: readonly Named[]): readonly number[] =>
  all.filter(({ as }) => all.filter((other) => other.as === as).length > 1).map(({ at }) => at);
