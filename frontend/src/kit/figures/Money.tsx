import { useLanguage } from '../text.ts';
import { type Decimals, fillMoney } from './money.ts';

interface Props {
  /** Taka as the API gives it: a number with at most two decimals. */
  readonly taka: number | undefined | null;
  /** `whole` at the counter and in lists, `two` in ledgers; one column never mixes them. */
  readonly decimals?: Decimals;
  /** A zero that somebody typed is ০; any other is a dash. */
  readonly zero?: 'dash' | 'figure';
  /** The head of the column has named ৳ already. */
  readonly bare?: boolean;
}

/** A sum: a quiet ৳, lakh grouping, digits of the language, a real minus. */
export function Money({ taka, decimals = 'whole', zero = 'dash', bare = false }: Props) {
  const language = useLanguage();
  if (taka === undefined || taka === null) return null;
  const figures = fillMoney(taka, language, decimals, zero);
  if (figures === '–') return <span className="muted">–</span>;
  return (
    <span className="nowrap">
      {!bare && <span className="tk">৳</span>}
      {figures}
    </span>
  );
}
