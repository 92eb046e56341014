/** A phrase that is meant to have several names in English, which, and why one will not do. */
export interface Intended {
  readonly bn: string;
  readonly en: readonly string[];
  readonly why: string;
}

export const INTENDED: readonly Intended[] = [];
