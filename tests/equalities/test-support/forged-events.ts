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

/** The second receipt with its amounts doubled, and every hash made to fit. */
export const forged = (events: readonly RecordedEvent[]) => rehashed(withPostings(doubled)(events));
