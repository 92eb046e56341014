/** A command over many things, what came of it, and whether it was taken back. */
export interface OperationDocument {
  readonly operationId: string;
  /** Its number within its view: what the path of its undoing names. */
  readonly number: number;
  readonly kind: string;
  /** `begun`: it takes more than one append and its end is not recorded. */
  readonly state: 'begun' | 'done' | 'undone';
  /** Recorded instant, and login. */
  readonly at: string;
  readonly actor: number;
  /** The values of its sentence. */
  readonly about: Readonly<Record<string, string | number>>;
  /** How many of what; `total` is in paisa. */
  readonly counts: Readonly<Record<string, number>>;
  readonly undone?: {
    readonly at: string;
    readonly actor: number;
    readonly reason: string;
    /** Where the reason stands, if not here. */
    readonly noteId?: number | null;
  };
}
