import { type DataOf, journalEvents, postingsOf, sumPaisa } from '@madrasah/events';
import { ChargesReversed, CollectionReversed, FeesCharged, FeesCollected } from '@madrasah/events/fees';
import type { Posting, Stated } from '@madrasah/events/ledger';
import { ChargesRepriced } from '@madrasah/events/plans';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { doubles } from '@madrasah/service-kit/columns';
import { type Check, Findings } from './check.ts';
import { StandingVouchers } from './money/standing-vouchers.ts';

const totalOf = (rows: readonly { readonly amount: number }[]): number =>
  sumPaisa(rows.map(({ amount }) => amount));

/**
 * What a receipt or voucher states is what its entry moved, and what a reversal takes back is what its receipt
 * brought. Whoever changes the paper alone, its hash made anew, leaves every sum of the books as it was.
 */
export class PapersCheck implements Check {
  readonly #findings = new Findings('papers', 'papers that state what their entries moved');
  /** Receipts that stand, by id. */
  readonly #receipts = new Map<number, Stated>();
  readonly #vouchers = new StandingVouchers();
  /** What stands charged of each item, by id. */
  readonly #charged = doubles();

  decoded(event: DomainEvent): void {
    // A lock or a close states no amount of its own that moves.
    if (!journalEvents.get(event.type)?.entry.states) return;
    const fault = this.#faultOf(event);
    if (fault) this.#findings.fault(`${event.stream}@${event.revision}: ${fault}`);
    this.#findings.count += 1;
  }

  result() {
    return this.#findings.result();
  }

  #faultOf(event: DomainEvent): string | undefined {
    const stated = this.#statedBy(event);
    if (typeof stated === 'string') return stated;
    if (event.type === FeesCollected.type)
      this.#receipts.set((event.data as DataOf<typeof FeesCollected>).receiptId, stated[0] as Stated);
    const postings = postingsOf(event);
    const wrong = stated.find((each) => movedIn(postings, each) !== each.moved);
    return (
      wrong &&
      `it states ${wrong.moved} paisa on ${wrong.account}, its entry moved ${movedIn(postings, wrong)}`
    );
  }

  #statedBy(event: DomainEvent): Stated[] | string {
    if (event.type === CollectionReversed.type) return this.#takenBack(event);
    if (event.type === ChargesReversed.type) return this.#chargesTakenBack(event.data as never);
    if (event.type === ChargesRepriced.type) return this.#repriced(event.data as never);
    if (event.type === FeesCharged.type) this.#charge(event.data as never);
    return this.#vouchers.statedBy(event) ?? statedBy(event);
  }

  #charge({ firstItemId, lines }: DataOf<typeof FeesCharged>): void {
    for (const [index, line] of lines.entries()) this.#stands(firstItemId + index, line[5]);
  }

  #stands(itemId: number, amount: number): void {
    while (this.#charged.length <= itemId) this.#charged.add(0);
    this.#charged.set(itemId, amount);
  }

  /** Each line takes back the whole of a charge that stands; the dues fall by what is stated, in every fund. */
  #chargesTakenBack({ lines, totals }: DataOf<typeof ChargesReversed>): Stated[] | string {
    for (const [itemId, , , charged] of lines) {
      const stands = itemId < this.#charged.length ? this.#charged.at(itemId) : 0;
      if (stands === 0) return `it takes back charge ${itemId}, which does not stand`;
      if (stands !== charged) return `it takes back ${charged} paisa of charge ${itemId}, which is ${stands}`;
      this.#stands(itemId, 0);
    }
    const account = 'sys:receivable' as const;
    const funds = totals.map(({ fundId, amount }) => ({ account, moved: -amount, fund: fundId }));
    return [...funds, { account, moved: -totalOf(totals) }];
  }

  /** Each line reprices a charge that stands at what it says it stood; the dues change by what is stated, in every fund. */
  #repriced({ lines, totals }: DataOf<typeof ChargesRepriced>): Stated[] | string {
    for (const [itemId, , , before, , after] of lines) {
      const stands = itemId < this.#charged.length ? this.#charged.at(itemId) : 0;
      if (stands !== before) return `it reprices charge ${itemId} from ${before} paisa, which is ${stands}`;
      this.#stands(itemId, after);
    }
    return totals.map(({ fundId, amount }) => ({ account: 'sys:receivable', moved: amount, fund: fundId }));
  }

  #takenBack({ data }: DomainEvent): Stated[] | string {
    const { receiptId } = data as DataOf<typeof CollectionReversed>;
    const receipt = this.#receipts.get(receiptId);
    this.#receipts.delete(receiptId);
    return receipt
      ? [{ ...receipt, moved: -receipt.moved }]
      : `it reverses receipt ${receiptId}, which does not stand`;
  }
}

const statedBy = ({ type, data }: DomainEvent): Stated[] | string =>
  journalEvents.get(type)?.entry.states?.moved?.(data) ??
  `nobody knows what a paper of the kind ${type} states`;

function movedIn(postings: readonly Posting[], { account, fund }: Stated): number {
  const own = postings.filter(
    (posting) => posting.account === account && (fund ?? posting.fund) === posting.fund,
  );
  return sumPaisa(own.map(({ debit, credit }) => debit - credit));
}
