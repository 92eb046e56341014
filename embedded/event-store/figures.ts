import type { AppendResult } from './model.ts';

/** Upper bounds of the classes of commit times, in seconds. */
export const COMMIT_SECONDS = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5,
] as const;

export type RefusalReason = Exclude<AppendResult['kind'], 'appended'> | 'failed';
const REASONS: readonly RefusalReason[] = [
  'wrong-revision',
  'too-large',
  'too-late',
  'not-recorded',
  'failed',
];

/** What has been counted since the start of the process. */
export class Figures {
  appends = 0;
  events = 0;
  bytes = 0;
  commits = 0;
  commitSeconds = 0;
  openReads = 0;
  openSubscriptions = 0;
  readonly refused = new Map(REASONS.map((reason) => [reason, 0]));
  /** How many commits took at most so long, class by class, not cumulated. */
  readonly commitClasses: number[] = COMMIT_SECONDS.map(() => 0);

  appended(events: number, bytes: number): void {
    this.appends += 1;
    this.events += events;
    this.bytes += bytes;
  }

  refuse(reason: RefusalReason): void {
    this.refused.set(reason, (this.refused.get(reason) ?? 0) + 1);
  }

  committed(seconds: number): void {
    this.commits += 1;
    this.commitSeconds += seconds;
    const index = COMMIT_SECONDS.findIndex((bound) => seconds <= bound);
    if (index >= 0) this.commitClasses[index] = (this.commitClasses[index] ?? 0) + 1;
  }
}
