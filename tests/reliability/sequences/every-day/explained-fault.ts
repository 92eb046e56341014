import type { Asking } from '../../../../projection-service/src/statements/asking.ts';
import { type Explained, madeOf } from '../../../../projection-service/src/statements/explain/figures.ts';
import { SURPLUS } from '../../../../projection-service/src/statements/position/figures.ts';
import type { Evening } from './second-books.ts';

/** What the entries that explain a figure come to. */
const explained = (asking: Asking, query: { readonly figure: string; readonly account?: string }) =>
  [...madeOf(asking, query as Explained).values()].reduce((sum, amount) => sum + amount, 0);

/** The entries that explain what students owe, and what a fund was worth and earned, are what the lines say. */
export function explainedFault({ beginning, surplus, items }: Evening, asking: Asking): string | undefined {
  const due = [...items.values()].reduce((sum, amount) => sum + amount, 0);
  const owed = explained(asking, { figure: 'total_due.totalDue' });
  if (owed !== due) return `dues of ${due} are explained by ${owed}`;
  for (const fundId of new Set([...beginning.keys(), ...surplus.keys()])) {
    const worth = [
      ['sys:fund-balance', beginning],
      [SURPLUS, surplus],
    ] as const;
    for (const [account, figures] of worth) {
      const figure = 'financial_position.fundBalances';
      const made = explained({ ...asking, fundId }, { figure, account });
      const ours = figures.get(fundId) ?? 0;
      if (made !== ours) return `${account} of fund ${fundId}, ${ours}, is explained by ${made}`;
    }
  }
  return undefined;
}
