import { journalEventTypes, paisa, postingsOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Check, Findings } from '../check.ts';

/** Every entry balances in every fund, so the journal does; its totals in paisa are told. */
export class BalanceCheck implements Check {
  readonly #findings = new Findings('balance', 'entries that balance in every fund');
  debit = 0;
  credit = 0;

  decoded(event: DomainEvent): void {
    if (!journalEventTypes.has(event.type)) return;
    try {
      const postings = postingsOf(event);
      for (const { debit, credit } of postings) {
        this.debit = paisa(this.debit + debit);
        this.credit = paisa(this.credit + credit);
      }
      if (postings.length > 0) this.#findings.count += 1; // what moves no money only binds what does
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    if (this.debit !== this.credit) this.#findings.fault(`debit ${this.debit}, credit ${this.credit} paisa`);
    return this.#findings.result();
  }
}
