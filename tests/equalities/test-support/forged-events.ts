import { type ChainHead, EMPTY_CHAIN, eventHash, headAfter } from '@madrasah/service-kit/codec';
import type { Json, RecordedEvent } from '@madrasah/service-kit/event-store';

type Posting = Record<string, Json>;
/** The second receipt with its postings changed. */
export const withPostings =
  (change: (posting: Posting, index: number) => Posting) => (events: readonly RecordedEvent[]) =>
    events.map((event) =>
      event.revision === 3
        ? { ...event, data: { ...event.data, postings: (event.data['postings'] as Posting[]).map(change) } }
        : event,
    );

export const doubled = (posting: Posting): Posting => ({
  ...posting,
  debit: 2 * Number(posting['debit']),
  credit: 2 * Number(posting['credit']),
});

/** The chain made anew, as somebody would who knows how it is made. */
export function rehashed(events: readonly RecordedEvent[]): RecordedEvent[] {
  let head: ChainHead = EMPTY_CHAIN;
  return events.map((event, revision) => {
    const metadata = { ...event.metadata, prevHash: head.hash };
    const made = { ...event, revision };
    const whole = { ...made, metadata: { ...metadata, hash: eventHash({ ...made, metadata }) } };
    head = headAfter(whole);
    return whole;
  });
}

type Row = Record<string, Json>;
/** The second receipt with other amounts in its rows, while its entry stays. */
const withDeposits = (change: (deposit: number) => number) => (events: readonly RecordedEvent[]) =>
  events.map((event) => {
    if (event.revision !== 3) return event;
    const rows = (event.data['rows'] as Row[]).map((row) => ({
      ...row,
      deposit: change(Number(row['deposit'])),
    }));
    return { ...event, data: { ...event.data, rows } };
  });

const twice = (amount: number) => 2 * amount;

/** The second receipt with its amounts doubled, paper and entry alike, and every hash made to fit. */
export const forged = (events: readonly RecordedEvent[]) =>
  rehashed(withDeposits(twice)(withPostings(doubled)(events)));

/** The second receipt says that twice as much was paid as its entry has, and every hash fits. */
export const embellished = (events: readonly RecordedEvent[]) => rehashed(withDeposits(twice)(events));
