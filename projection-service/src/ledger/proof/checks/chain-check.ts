import { type ChainHead, chainFault, EMPTY_CHAIN, headAfter, type Proofs } from '@madrasah/service-kit/codec';
import type { RecordedEvent, UnreadableEvent } from '@madrasah/service-kit/event-store';
import { type Check, Findings } from './check.ts';

/**
 * Every stream is one unbroken chain: no event changed, removed, swapped or slipped in; what gives power was written by
 * this house, and ends no earlier than its vault knows.
 */
export class ChainCheck implements Check {
  readonly #findings = new Findings('chains', 'events in unbroken chains');
  readonly #proofs: Proofs;
  readonly #heads = new Map<string, ChainHead & { readonly position: number }>();

  constructor(proofs: Proofs) {
    this.#proofs = proofs;
  }

  recorded(event: RecordedEvent): void {
    const head = this.#heads.get(event.stream);
    const inOrder = event.position > (head?.position ?? -1);
    const fault =
      chainFault(head ?? EMPTY_CHAIN, event) ??
      this.#proofs.faultOf(event) ??
      (inOrder ? undefined : 'it stands in front of the event before it');
    if (fault) this.#findings.fault(`${event.stream}@${event.revision}: ${fault}`);
    this.#heads.set(event.stream, { ...headAfter(event), position: event.position });
    this.#findings.count += 1;
  }

  unreadable(event: UnreadableEvent): void {
    this.#findings.fault(`${event.stream}@${event.revision}: its bytes were changed`);
  }

  /** A position is not hashed: one behind the end of the log would hide all that follow it in the stream. */
  displaced(event: RecordedEvent): void {
    this.#findings.fault(`${event.stream}@${event.revision}: it stands behind the end of the log`);
  }

  /** @param stream one that the school has, also where nothing of it is left */
  ended(stream: string): void {
    const fault = this.#proofs.endFault(stream, this.#heads.get(stream)?.revision ?? -1);
    if (fault) this.#findings.fault(`${stream}${fault}`);
  }

  result() {
    return this.#findings.result();
  }
}
