import type { ChartFacts, Invariant, Taken } from './invariant.ts';

/** What is a fact is posted, also where the money is gone: it was counted, or somebody else has taken it. */
export const isFact = ({ type, data }: Taken) =>
  type === 'CashDifferencePosted' ||
  type === 'WalletSettled' ||
  (type === 'CollectionReversed' && data['kind'] === 'dishonoured') ||
  (type === 'VoucherReversed' && data['kind'] === 'bounced');

/**
 * What is taken back and stands anew, a receipt and its right one or a voucher on another day, is one decision: what
 * both take together must be there.
 */
const isReplaced = ({ type, data }: Taken) =>
  (type === 'CollectionReversed' && data['kind'] === 'correction') ||
  type === 'VoucherMirrored' ||
  (type === 'VoucherReversed' && data['replacedBy'] !== undefined);

interface Less {
  readonly type: string;
  readonly on: string;
  readonly less: Map<string, number>;
  readonly command: unknown;
}

/** No choice takes money that is not there: at the end of every day from its own on, by account and fund. */
export function moneySuffices({ money }: ChartFacts): Invariant {
  const changes = new Map<string, Map<string, number>>();
  const lowestFrom = (key: string, from: string) => {
    let running = 0;
    let lowest = { day: from, amount: Number.POSITIVE_INFINITY };
    const days = [...(changes.get(key) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [day, change] of days) {
      running += change;
      if (day >= from && running < lowest.amount) lowest = { day, amount: running };
    }
    return lowest;
  };
  /** What each account of each fund has less by a receipt taken back, and by what its command recorded with it. */
  let taken: Less | undefined;
  const faultOf = ({ type, on, less }: Omit<Less, 'command'>) => {
    for (const [key, change] of less) {
      const { day, amount } = lowestFrom(key, on);
      if (change < 0 && amount < 0) return `${type} leaves ${amount} in ${key} on ${day}`;
    }
    return undefined;
  };
  return {
    name: 'money',
    take(event) {
      const { on, lines, type, recorded } = event;
      const command = recorded.metadata['correlationId'];
      const fault = taken && taken.command !== command ? this.settle?.() : undefined;
      const less = taken?.less ?? new Map<string, number>();
      for (const { account, fund, debit, credit } of lines.filter((line) => money.has(line.account))) {
        const key = `${account} of fund ${fund}`;
        less.set(key, (less.get(key) ?? 0) + debit - credit);
        const days = changes.get(key) ?? new Map<string, number>();
        changes.set(key, days.set(on, (days.get(on) ?? 0) + debit - credit));
      }
      if (isReplaced(event)) taken = { type, on, less, command };
      return taken || isFact(event) ? fault : (fault ?? faultOf({ type, on, less }));
    },
    settle() {
      const fault = taken && faultOf(taken);
      taken = undefined;
      return fault;
    },
  };
}
