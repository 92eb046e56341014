import type { SubLedger } from '../../chart/state.ts';
import type { Books } from '../facts/index.ts';
import type { JournalState } from '../shape.ts';

/** The login that keeps a money account: by its last hand-over, else by the chart; null: nobody was said. */
export const keeperOf = (
  { keepers }: Pick<JournalState, 'keepers'>,
  { subLedgerId, holderId }: Pick<SubLedger, 'subLedgerId' | 'holderId'>,
): number | null => keepers.get(subLedgerId) ?? holderId;

/**
 * Whether a login answers for money now: who holds an account by the chart, also while a shift has his drawer, or
 * by its last hand-over. Such a login is nobody's second person.
 */
export const holdsMoney = ({ chart, journal }: Pick<Books, 'chart' | 'journal'>, loginId: number): boolean =>
  [...chart.subLedgers.values()].some(
    (account) => !account.retired && [account.holderId, keeperOf(journal, account)].includes(loginId),
  );
