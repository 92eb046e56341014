/** What a clerk types after Enter, before the student he called has come: it is meant for the amount. */
export interface TypedAhead {
  /** The search takes no more letters. */
  readonly locked: boolean;
  /** Whose amount it is; undefined until the search has found him. */
  readonly admissionId: number | undefined;
  readonly amount: string;
}

export const OPEN: TypedAhead = { locked: false, admissionId: undefined, amount: '' };
export const LOCKED: TypedAhead = { ...OPEN, locked: true };

const SUM_KEY = /^[0-9০-৯.,]$/;

/** The amount after a key; undefined when the key is none of a sum's. */
export function keyedAhead(amount: string, key: string): string | undefined {
  if (key === 'Backspace') return amount.slice(0, -1);
  return SUM_KEY.test(key) ? amount + key : undefined;
}
