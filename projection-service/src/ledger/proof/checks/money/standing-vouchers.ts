import { type DataOf, sumPaisa } from '@madrasah/events';
import { DIRECTION, type Stated, subLedgerAccount, VoucherPosted } from '@madrasah/events/ledger';
import { TamlikGiven, TamlikReversed } from '@madrasah/events/tamlik';
import { VoucherMirrored, VoucherReversed, VoucherRevised } from '@madrasah/events/vouchers';
import type { DomainEvent } from '@madrasah/service-kit/codec';

type Said = DataOf<typeof VoucherPosted> | DataOf<typeof VoucherRevised>;

const statedBy = ({ moneyAccount, direction, lines }: Said): Stated => ({
  account: subLedgerAccount(moneyAccount),
  moved: (direction === DIRECTION.in ? 1 : -1) * sumPaisa(lines.map(({ amount }) => amount)),
});

const back = (stated: Stated): Stated => ({ ...stated, moved: -stated.moved });

/** What vouchers and tamliks that stand have moved: a revision and a reversal take back what the one before stated. */
export class StandingVouchers {
  readonly #vouchers = new Map<number, Stated>();
  readonly #tamliks = new Map<number, Stated>();

  /** What an event of a voucher states; a sentence when it changes one that does not stand; undefined for others. */
  statedBy({ type, data }: DomainEvent): Stated[] | string | undefined {
    if (type === VoucherPosted.type) return this.#stands(data as Said);
    if (type === VoucherRevised.type) return this.#revised(data as Said);
    if (type === VoucherMirrored.type) return this.#mirrored(data as DataOf<typeof VoucherMirrored>);
    if (type === TamlikGiven.type) return this.#given(data as DataOf<typeof TamlikGiven>);
    if (type === TamlikReversed.type) return this.#taken(data as DataOf<typeof TamlikReversed>);
    return type === VoucherReversed.type ? this.#reversed(data as DataOf<typeof VoucherReversed>) : undefined;
  }

  #stands(said: Said): Stated[] {
    const stated = statedBy(said);
    this.#vouchers.set(said.voucherId, stated);
    return [stated];
  }

  #revised(said: Said): Stated[] | string {
    const before = this.#vouchers.get(said.voucherId);
    if (!before) return `it revises voucher ${said.voucherId}, which does not stand`;
    const [now] = this.#stands(said) as [Stated];
    return now.account === before.account
      ? [{ ...now, moved: now.moved - before.moved }]
      : [back(before), now];
  }

  /** It says nothing until its revision, which stands behind, says it anew. */
  #mirrored({ voucherId }: DataOf<typeof VoucherMirrored>): Stated[] | string {
    const before = this.#vouchers.get(voucherId);
    if (!before) return `it takes back what voucher ${voucherId} said, which does not stand`;
    this.#vouchers.set(voucherId, { ...before, moved: 0 });
    return [back(before)];
  }

  #reversed({ voucherId }: DataOf<typeof VoucherReversed>): Stated[] | string {
    const before = this.#vouchers.get(voucherId);
    if (!before) return `it reverses voucher ${voucherId}, which does not stand`;
    this.#vouchers.delete(voucherId);
    return [back(before)];
  }

  #given({ tamlikId, moneyAccount, fundId, lines }: DataOf<typeof TamlikGiven>): Stated[] {
    const moved = -sumPaisa(lines.map(({ amount }) => amount));
    const stated = { account: subLedgerAccount(moneyAccount), moved, fund: fundId };
    this.#tamliks.set(tamlikId, stated);
    return [stated];
  }

  #taken({ tamlikId }: DataOf<typeof TamlikReversed>): Stated[] | string {
    const before = this.#tamliks.get(tamlikId);
    if (!before) return `it reverses tamlik ${tamlikId}, which does not stand`;
    this.#tamliks.delete(tamlikId);
    return [back(before)];
  }
}
