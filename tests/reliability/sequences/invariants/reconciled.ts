import type { DataOf } from '@madrasah/events';
import {
  BankStatementLocked,
  BankStatementTaken,
  BankStatementWithdrawn,
  StatementLineLeft,
  StatementLineMatched,
  StatementMatchUndone,
} from '@madrasah/events/reconciliation';
import type { Invariant, Taken } from './invariant.ts';

type Statement = DataOf<typeof BankStatementTaken>;
/** A match, or what was left with a reason. */
interface Mark {
  readonly statementId: number;
  readonly line: number | null;
  readonly entries: readonly number[];
  readonly left: boolean;
}

/**
 * Where a statement is locked the bank ends with what the books say it has: the entries it knows (matched, or of
 * before its first statement and never waiting) and the lines that were left because no entry was made of them.
 */
export function reconciled(): Invariant {
  const touched = new Map<string, Map<number, { on: string; amount: number }>>();
  const statements = new Map<number, Statement>();
  const marks = new Map<number, Mark>();

  function faultAt({ statementId, moneyAccount, closing }: Statement): string | undefined {
    const own = [...statements.values()].filter((one) => one.moneyAccount === moneyAccount);
    const first = own.reduce((one, other) => (other.from < one.from ? other : one));
    const ours = [...marks.values()].filter((mark) =>
      own.some((one) => one.statementId === mark.statementId),
    );
    const amounts = new Map(
      own.flatMap(({ firstLine, lines }) => lines.map(([, amount], nth) => [firstLine + nth, amount])),
    );
    const matched = ours.filter(({ left }) => !left);
    const known = new Set(matched.flatMap(({ entries }) => entries));
    const marked = new Set(ours.flatMap(({ entries }) => entries));
    const said = new Set(matched.map(({ line }) => line));
    let has = 0;
    for (const [revision, { on, amount }] of touched.get(`sl:${moneyAccount}`) ?? [])
      if (known.has(revision) || (on < first.from && !marked.has(revision))) has += amount;
    for (const [line, amount] of amounts) if (!said.has(line)) has += amount;
    return has === closing
      ? undefined
      : `statement ${statementId} ends with ${closing}, the books know of ${has}`;
  }

  return {
    name: 'reconciled',
    take({ recorded: { revision }, type, data, on, lines }: Taken) {
      for (const { account, debit, credit } of lines) {
        const own = touched.get(account) ?? new Map<number, { on: string; amount: number }>();
        touched.set(
          account,
          own.set(revision, { on, amount: (own.get(revision)?.amount ?? 0) + debit - credit }),
        );
      }
      const id = Number(data['statementId']);
      const matchId = Number(data['matchId']);
      if (type === BankStatementTaken.type) statements.set(id, data as Statement);
      if (type === BankStatementWithdrawn.type) {
        statements.delete(id);
        for (const [number, mark] of marks) if (mark.statementId === id) marks.delete(number);
      }
      if (type === StatementMatchUndone.type) marks.delete(matchId);
      if (type === StatementLineMatched.type || type === StatementLineLeft.type) {
        const left = type === StatementLineLeft.type;
        const { entries = [], entry } = data as { entries?: number[][]; entry?: number[] | null };
        const all = left ? (entry ? [entry] : []) : entries;
        const revisions = all.map(([named]) => Number(named));
        marks.set(matchId, {
          statementId: id,
          line: data['line'] as number | null,
          entries: revisions,
          left,
        });
      }
      const locked = type === BankStatementLocked.type ? statements.get(id) : undefined;
      return locked && faultAt(locked);
    },
  };
}
