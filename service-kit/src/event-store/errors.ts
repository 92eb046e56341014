import { Away } from '../logging/away.ts';

/** Another writer was first: the stream is not at the expected revision. Nothing was recorded. */
export class WrongExpectedRevision extends Error {
  override readonly name = 'WrongExpectedRevision';
  readonly stream: string;
  readonly expected: number;
  readonly actual: number;
  constructor(stream: string, expected: number, actual: number) {
    super(`${stream} is at revision ${actual}, expected ${expected}`);
    this.stream = stream;
    this.expected = expected;
    this.actual = actual;
  }
}

/** The store cannot be reached or refuses for the moment. Nothing was recorded. */
export class StoreAway extends Away {
  override readonly name = 'StoreAway';
}

/** The store did not answer in time and could not be asked again: the events may have been recorded. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** A stored event that is not what was recorded, or not JSON: its bytes were changed. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent';
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  constructor(stream: string, revision: number, position: number) {
    super(`${stream}@${revision} cannot be read`);
    this.stream = stream;
    this.revision = revision;
    this.position = position;
  }
}

/** One append must stay under the store's limit (1 MiB, all its events together). Nothing was recorded. */
export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge';
  readonly stream: string;
  readonly limit: number;
  constructor(stream: string, limit: number) {
    super(`the append to ${stream} is larger than ${limit} bytes`);
    this.stream = stream;
    this.limit = limit;
  }
}
