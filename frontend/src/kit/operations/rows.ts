/** A command over many things, as its list tells it. */
export interface OperationRow {
  /** What the path of its undoing names. */
  readonly id: number;
  readonly operationId: string;
  readonly kind: string;
  readonly state: 'begun' | 'done' | 'undone';
  /** ISO-8601. */
  readonly at: string;
  /** What it was, in words. */
  readonly text: string;
  readonly actor: { readonly id: number; readonly name: string };
  /** How many of what; `total` is in taka. */
  readonly counts: Readonly<Record<string, number>>;
  readonly undone: {
    readonly at: string;
    readonly actor: { readonly name: string };
    readonly reason: string;
  } | null;
}
