declare const paisaBrand: unique symbol;

/** An amount of money in integer paisa (1 taka = 100 paisa). */
export type Paisa = number & { readonly [paisaBrand]: true };

/** The largest single amount the ledger takes: 10^11 paisa = 1,000,000,000 taka. */
export const MAX_AMOUNT_PAISA = 100_000_000_000;

/**
 * The one constructor of money.
 * @throws RangeError when it is no safe integer: a fraction of a paisa is a defect, never rounded away.
 */
export function paisa(amount: number): Paisa {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in paisa: ${amount}`);
  return (amount === 0 ? 0 : amount) as Paisa;
}

/** Adds amounts; every partial sum is asserted safe. */
export function sumPaisa(amounts: Iterable<number>): Paisa {
  let total = 0;
  for (const amount of amounts) total = paisa(total + amount);
  return paisa(total);
}

/** Taka as the API gives it: a number with at most two decimals. */
export function toTaka(amount: number): number {
  return paisa(amount) / 100;
}

/** The paisa of an amount that `toTaka` gave: a number of the wire, so that its binary fraction is no error. */
export const paisaOf = (taka: number): Paisa => paisa(Math.round(taka * 100));

/** Reads taka with at most two decimals, exactly (no binary fractions); undefined when it is no such amount. */
export function fromTaka(text: string): Paisa | undefined {
  const parts = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  const [, sign, whole, decimals = ''] = parts;
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? paisa(sign ? -amount : amount) : undefined;
}
