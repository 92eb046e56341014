import { isRefusal, type RowProblem, type WrongRow } from '@madrasah/events';
import { type ImportPaper, type MarksRow, readMarksRow } from '@madrasah/events/results';
import type { Errand } from '../../kernel/desk.ts';
import type { Taking } from '../../operations/steps.ts';

/**
 * What else is wrong with rows of marks that cannot be taken anyway, as far as they can be read: whose they are, how he
 * is called, marks above the highest; so that a file is mended at one go. Nothing of them is recorded.
 */
export async function faultsBeside(
  taking: Taking<MarksRow>,
  papers: readonly ImportPaper[],
  wrong: readonly WrongRow[],
  errand: Errand,
): Promise<readonly RowProblem[]> {
  if (wrong.length === 0) return [];
  const rows = wrong.map(({ line, row }) => ({ line, value: readMarksRow(papers, row) }));
  const planned = await taking.look(rows, errand, []);
  if (isRefusal(planned)) return [];
  const said = new Map(wrong.map(({ line, row }) => [line, row]));
  // An empty cell was told of already, by what must be filled in.
  return planned.problems.filter(
    ({ line, column }) => column === '' || said.get(line)?.[column] !== undefined,
  );
}
