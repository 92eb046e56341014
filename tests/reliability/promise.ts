/** What a run of a promise has done, by what is counted: `{ receipts: 500 }`. */
export type Figures = Readonly<Record<string, number>>;

export const SIZES = ['full', 'short'] as const;
export type SizeName = (typeof SIZES)[number];

export interface Run<Size> {
  /** All that is drawn at random comes from it, so that the same seed is the same run. */
  readonly seed: number;
  readonly size: Size;
  /** Says how far it has come: one line, for whoever waits. */
  report(line: string): void;
  /** Aborted when the time is up: end what was started, then throw. */
  readonly signal: AbortSignal;
}

/** Something the product promises, and how it is tried. */
export interface ReliabilityPromise<Size = unknown> {
  /** One letter or word, by which `--only` names it. */
  readonly key: string;
  readonly title: string;
  /** How much is tried by `npm run test:reliability`, and within `npm test`. */
  readonly full: Size;
  readonly short: Size;
  /** Seconds after which a run has failed. */
  readonly within: Readonly<Record<SizeName, number>>;
  /** Tries it. @returns what was done @throws Error that says what is broken and how to see it again */
  run(run: Run<Size>): Promise<Figures>;
}

/** A promise from its parts. Export it as `promise` from a file named `*.promise.ts`: there the runner finds it. */
export const definePromise = <Size>(promise: ReliabilityPromise<Size>): ReliabilityPromise<Size> => promise;
