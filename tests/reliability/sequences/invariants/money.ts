import type { ChartFacts, Invariant, Taken } from './invariant.ts';

/** What a dishonoured cheque takes is a fact and is posted, also where the money is gone. */
const isFact = ({ type, data }: Taken) => type === 'CollectionReversed' && data['kind'] === 'dishonoured';

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
  return {
    name: 'money',
    take(taken) {
      const { on, lines, type } = taken;
      const net = new Map<string, number>();
      for (const { account, fund, debit, credit } of lines.filter((line) => money.has(line.account)))
        net.set(`${account} of fund ${fund}`, (net.get(`${account} of fund ${fund}`) ?? 0) + debit - credit);
      let fault: string | undefined;
      for (const [key, change] of net) {
        const days = changes.get(key) ?? new Map<string, number>();
        changes.set(key, days.set(on, (days.get(on) ?? 0) + change));
        if (change >= 0 || isFact(taken)) continue;
        const { day, amount } = lowestFrom(key, on);
        if (amount < 0) fault ??= `${type} leaves ${amount} in ${key} on ${day}`;
      }
      return fault;
    },
  };
}
