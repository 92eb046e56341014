import { journalEventTypes, paisa, postingsOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Check, Findings } from './check.ts';

/** Every entry balances in every fund, so the journal does; its totals in paisa are told. */
export class BalanceCheck implements Check {
  readonly #findings = new Findings('balance', 'entries that balance in every fund');
  debit = 0;
  credit = 0;

  decoded(event: DomainEvent): void {
    if (!journalEventTypes.has(event.type)) return;
    try {
      for (const { debit, credit } of postingsOf(event)) {
        this.debit = paisa(this.debit + debit);
        this.credit = paisa(this.credit + credit);
      }
      this.#findings.count += 1;
    } catch (error) {
      this.#findings.fault(`${event.stream}@${event.revision}: ${(error as Error).message}`);
    }
  }

  result() {
    if (this.debit !== this.credit) this.#findings.fault(`debit ${this.debit}, credit ${this.credit} paisa`);
    return this.#findings.result();
  }
}
