/** Accounts and what each of them has, above or below zero. */
export interface Share {
  readonly of: number;
  amount: number;
}

/** Adds to the share of an account. */
export function addShare(shares: Share[], of: number, amount: number): void {
  const known = shares.find((share) => share.of === of);
  if (known) known.amount += amount;
  else shares.push({ of, amount });
}

/**
 * Takes what stands against the sum out of what stands with it, first come first served; afterwards every share that
 * is left has the sign of their sum.
 * @param met is told what was taken: from whom, by whom, how much (above zero for `from`)
 */
export function cancelled(
  shares: readonly Share[],
  met: (from: number, by: number, amount: number) => void = () => undefined,
): Share[] {
  const gives = shares.filter(({ amount }) => amount > 0);
  const takes = shares.filter(({ amount }) => amount < 0);
  let next = 0;
  for (const take of takes)
    for (; take.amount < 0 && next < gives.length; ) {
      const give = gives[next] as Share;
      const amount = Math.min(give.amount, -take.amount);
      met(give.of, take.of, amount);
      give.amount -= amount;
      take.amount += amount;
      if (give.amount === 0) next += 1;
    }
  return shares.filter(({ amount }) => amount !== 0);
}

/** Pairs two lists of shares with the same sum and one sign, in their order. */
export function paired(
  ones: readonly Share[],
  others: readonly Share[],
  pair: (one: number, other: number, amount: number) => void,
): void {
  let next = 0;
  for (const one of ones)
    while (one.amount !== 0 && next < others.length) {
      const other = others[next] as Share;
      const amount = Math.sign(one.amount) * Math.min(Math.abs(one.amount), Math.abs(other.amount));
      pair(one.of, other.of, amount);
      one.amount -= amount;
      other.amount -= amount;
      if (other.amount === 0) next += 1;
    }
}
