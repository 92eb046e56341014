/** What is done with a click: nothing is posted by it, and it can be taken back. */
export interface Matching {
  readonly running: boolean;
  match(body: Readonly<Record<string, unknown>>): void;
  unmatch(match: number): void;
}
