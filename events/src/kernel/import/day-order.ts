import { Problem } from '../endpoint/problem.ts';
import { plainText } from '../text/plain-text.ts';
import { type Cell, cellText } from './table.ts';
import { type DayOrder, writtenDay } from './written-day.ts';

/** A cell of a column of days, and its line in the file. */
interface DayCell {
  readonly line: number;
  readonly cell: Cell | undefined;
}

/** How the days of a column are to be read, what is against single lines, and what is to be told of it. */
export interface DaysRead {
  readonly order: DayOrder;
  readonly faults: ReadonlyMap<number, Problem>;
  readonly notices: readonly Problem[];
}

const FIGURES = /^(\d{1,2})[-/. ](\d{1,2})[-/., ]+(?:\d{4}|\d{2})(?!\d)/;
const MONTHS = 12;

/** Which readings a day in figures has: the day first, the month first, or both with another day each. */
function readingOf(cell: Cell | undefined): 'day' | 'month' | 'both' | undefined {
  const [, first, second] = FIGURES.exec(plainText(cellText(cell))) ?? [];
  if (typeof cell === 'object' || first === undefined || first === second) return undefined;
  const [one, other] = [Number(first), Number(second)];
  if (one <= MONTHS && other <= MONTHS) return 'both';
  return one <= MONTHS ? 'month' : other <= MONTHS ? 'day' : undefined;
}

/**
 * One reading must fit every line of a column. The day stands first, as people here write; where no line proves it, that
 * is told; where some line has its month first, the whole column is read so and that is told; where lines contradict
 * each other, or what somebody has said, those that could be either are refused by name.
 * @param said what stands first, as somebody has said it
 */
export function daysRead(cells: readonly DayCell[], said?: DayOrder): DaysRead {
  const by = Map.groupBy(cells, ({ cell }) => readingOf(cell));
  const [byDay = [], byMonth = [], either = []] = [by.get('day'), by.get('month'), by.get('both')];
  const [day, month] = [byDay[0], byMonth[0]];
  if (said && (said === 'day' ? month : day)) return against(said, said === 'day' ? byMonth : byDay);
  if (said === 'month') return { order: 'month', faults: new Map(), notices: [] };
  if (!month) {
    const isProved = said !== undefined || day !== undefined;
    const notices = isProved ? [] : either.slice(0, 1).map(eitherWay);
    return { order: 'day', faults: swapped(cells, byDay, either), notices };
  }
  if (day) {
    const problem = new Problem('import.day-order', { day: day.line, month: month.line });
    return {
      order: 'day',
      faults: new Map([...byMonth, ...either].map(({ line }) => [line, problem])),
      notices: [],
    };
  }
  const notice = new Problem('import.notice.month-first', {
    value: written(month),
    line: month.line,
  });
  return { order: 'month', faults: new Map(), notices: [notice] };
}

const written = ({ cell }: DayCell) => cellText(cell).trim();

/** How the first of the days was read that could be read otherwise as well. */
const eitherWay = (cell: DayCell): Problem =>
  new Problem('import.notice.day-first', {
    ...{ value: written(cell), line: cell.line },
    day: writtenDay(written(cell)) ?? written(cell),
  });

const against = (order: DayOrder, cells: readonly DayCell[]): DaysRead => ({
  ...{ order, notices: [] },
  faults: new Map(cells.map(({ line }) => [line, new Problem(`import.not-${order}-first`)])),
});

/**
 * A spreadsheet that puts the month first makes dates of 02/03 and 05/11, with day and month exchanged, and leaves
 * 13/03 a text: where every text has its day beyond 12 and every date its day within, the dates are others.
 */
function swapped(
  cells: readonly DayCell[],
  texts: readonly DayCell[],
  either: readonly DayCell[],
): ReadonlyMap<number, Problem> {
  const dates = cells.flatMap(({ line, cell }) =>
    typeof cell === 'object' && cell.kind === 'day' ? [{ line, text: cell.text }] : [],
  );
  const dayOf = (text: string) => Number(text.slice(8));
  if (texts.length === 0 || either.length > 0 || dates.some(({ text }) => dayOf(text) > MONTHS))
    return new Map();
  return new Map(dates.map(({ line, text }) => [line, new Problem('import.day-swapped', { value: text })]));
}
