import { isOfBook } from '@madrasah/events/papers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Check, Findings } from '../check.ts';

const NUMBERS = ['receiptNo', 'voucherNo', 'contraNo', 'transferNo'];

/**
 * Receipts and vouchers of each series are numbered 1, 2, 3 … without gap or double; leaves of a printed book come in
 * any order, each once.
 */
export class NumberingCheck implements Check {
  readonly #findings = new Findings('numbering', 'papers numbered without a gap');
  readonly #last = new Map<string, number>();
  readonly #leaves = new Set<string>();

  decoded({ stream, revision, data }: DomainEvent): void {
    const { series } = data;
    if (typeof series !== 'string') return;
    const number = NUMBERS.map((name) => data[name]).find((value) => typeof value === 'number');
    this.#findings.count += 1;
    if (isOfBook(series)) {
      this.#leaf(`${series} ${number}`, `${stream}@${revision}`);
      return;
    }
    const expected = 1 + (this.#last.get(series) ?? 0);
    if (number !== expected)
      this.#findings.fault(`${stream}@${revision}: ${series} has ${number} where ${expected} is due`);
    this.#last.set(series, Number(number));
  }

  #leaf(leaf: string, place: string): void {
    if (this.#leaves.has(leaf)) this.#findings.fault(`${place}: ${leaf} is given twice`);
    this.#leaves.add(leaf);
  }

  result() {
    return this.#findings.result();
  }
}
