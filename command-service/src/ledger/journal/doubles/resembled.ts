/** What a command resembles, as the question names it: paisa. */
export interface Resembled {
  readonly number: number;
  /** The series of its number; absent where the number stands alone, as that of a receipt or of a request. */
  readonly series?: string;
  readonly on: string;
  readonly amount: number;
  /** The login that wrote it, or asked for it. */
  readonly by: number;
  /** It is not posted yet. */
  readonly waits?: true;
  /** The number of its transaction, where it only looks like the one that was typed. */
  readonly numbers?: { readonly other: string; readonly typed: string };
}
