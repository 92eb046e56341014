import { paisa, type RowProblem, sumPaisa } from '../../kernel/index.ts';
import { faultAt, type WrittenLine } from './lines.ts';
import { type DayOrder, type Found, fallsAt, signedIn } from './readings.ts';

interface Typed {
  /** What stood before the first line and after the last, in paisa; as the bank says it above, or as somebody typed it. */
  readonly opening: number | undefined;
  readonly closing: number | undefined;
  readonly order?: 'file' | undefined;
}

const sumOf = (found: readonly Found[]) => sumPaisa(found.map(({ row }) => row.amount as never));

/** The lines of a file that tells no balances: its amounts must make the closing of the opening that was typed. */
export function readBySum(
  lines: readonly WrittenLine[],
  days: DayOrder,
  { opening, closing, order }: Typed,
): readonly Found[] | RowProblem {
  const line = lines[0]?.line ?? 1;
  if (opening === undefined || closing === undefined) return faultAt(line, 'reconciliation.no-balances');
  const [usual = [], ...others] = signedIn(lines, days);
  const fitting = [usual, ...others].find((found) => opening + sumOf(found) === closing);
  if (!fitting) {
    const sums = { opening, closing, sum: sumOf(usual), makes: opening + sumOf(usual) };
    return faultAt(line, 'reconciliation.sum-differs', sums);
  }
  const turned = fitting.toReversed();
  const falls = fallsAt(fitting);
  if (falls && order !== 'file' && fallsAt(turned)) return faultAt(falls.line, 'reconciliation.days-fall');
  return withBalances(falls && order !== 'file' ? turned : fitting, opening);
}

function withBalances(found: readonly Found[], opening: number): readonly Found[] {
  let balance = opening;
  return found.map(({ line, row }) => {
    balance += row.amount;
    return { line, row: { ...row, balance: paisa(balance) } };
  });
}
