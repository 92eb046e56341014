import { type ChainHead, chainFault, EMPTY_CHAIN, headAfter } from '@madrasah/service-kit/codec';
import type { RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { type Check, Findings } from './check.ts';

/** Every stream is one unbroken chain: no event changed, removed, swapped or slipped in. */
export class ChainCheck implements Check {
  readonly #findings = new Findings('chains', 'events in unbroken chains');
  readonly #heads = new Map<string, ChainHead>();

  recorded(event: RecordedEvent): void {
    const fault = chainFault(this.#heads.get(event.stream) ?? EMPTY_CHAIN, event);
    if (fault) this.#findings.fault(`${event.stream}@${event.revision}: ${fault}`);
    this.#heads.set(event.stream, headAfter(event));
    this.#findings.count += 1;
  }

  unreadable(event: UnreadableEvent): void {
    this.#findings.fault(`${event.stream}@${event.revision}: its bytes were changed`);
  }

  result() {
    return this.#findings.result();
  }
}
