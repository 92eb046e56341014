import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';

export interface CheckResult {
  readonly name: string;
  readonly pass: boolean;
  /** What was looked at, or the first thing that is wrong. */
  readonly detail: string;
  /** Of read models: SHA-256 over the hash of each document, in the order of their ids. */
  readonly hash?: string;
}

/** One thing that is proved over a school's events. The first fault it finds is the one it names. */
export interface Check {
  /** Every event as it is stored. */
  recorded?(event: RecordedEvent): void;
  /** Every event that could be read and decoded, in the order of the log. */
  decoded?(event: DomainEvent): void;
  result(): Promise<CheckResult> | CheckResult;
}

/** A check's name, its first fault, and how many things it has looked at. */
export class Findings {
  readonly #name: string;
  readonly #what: string;
  #fault: string | undefined;
  count = 0;

  constructor(name: string, what: string) {
    this.#name = name;
    this.#what = what;
  }

  fault(detail: string): void {
    this.#fault ??= detail;
  }

  result(): CheckResult {
    const pass = this.#fault === undefined;
    return { name: this.#name, pass, detail: this.#fault ?? `${this.count} ${this.#what}` };
  }
}
