/** As many lines of a file as are named of one doubt. */
const MOST_LINES = 20;

/** Lines of a file as a sentence names them: `3, 5, 9`; of many the first ones. */
export const linesNamed = (lines: readonly number[]): string =>
  `${lines.slice(0, MOST_LINES).join(', ')}${lines.length > MOST_LINES ? ' …' : ''}`;
