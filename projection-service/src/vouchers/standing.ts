import { type Clocks, known } from '../ledger/index.ts';
import type { Edition, Voucher } from './projectors.ts';

/** A voucher as it stood: what it said, and what had become of it. */
export interface Standing {
  readonly voucher: Voucher;
  readonly said: Edition;
  readonly reversed: Voucher['reversed'];
  readonly cleared: Voucher['cleared'];
}

/** A voucher as of a day, as known at an instant; undefined while there was none. */
export function standingAt(voucher: Voucher, clocks: Clocks): Standing | undefined {
  const isKnown = known(clocks);
  const said = voucher.editions.filter(isKnown).at(-1);
  const mark = <M extends { readonly on: string; readonly at: string }>(one: M | null) =>
    one && isKnown(one) ? one : null;
  return said && { voucher, said, reversed: mark(voucher.reversed), cleared: mark(voucher.cleared) };
}

/** What became of it, by the number of the list's states; undefined where there is nothing to say. */
export function stateOf({ said, reversed, cleared }: Standing): 1 | 2 | 3 | 4 | 5 | undefined {
  if (reversed) return reversed.kind === 'bounced' ? 5 : 4;
  if (said.chequeNo) return cleared ? 3 : 2;
  return said.edition > 0 ? 1 : undefined;
}
