import { type Day, paisa, toTaka } from '@madrasah/events';
import {
  type CalendarMonth,
  type Lessening,
  lessen,
  type OwnFee,
  outsideOf,
  ownFeeOf,
  type Presence,
  prescribed,
  type Rounding,
} from '@madrasah/events/plans';
import type { ItemState } from '../../ledger/books/index.ts';

/** A head as a student's year shows it; `amountOn` is his cell of the matrix on a day, undefined where his class has no row. */
export interface PlannedHead {
  readonly subLedgerId: number;
  readonly name: string;
  readonly chargeOn: string;
  /** The day of the first opening of its fund. */
  readonly opened: Day | undefined;
  /** Exams are charged under it: it falls due by none of these. */
  readonly ofExam: boolean;
  amountOn(day: Day): number | null | undefined;
  lessenings(monthId: number): readonly Lessening[];
}

/** A month paid ahead and not charged yet. */
export interface PaidAhead {
  readonly subLedgerId: number;
  readonly monthId: number;
  readonly fee: number;
  readonly concession: number;
  readonly amount: number;
}

export interface YearFrame {
  readonly months: readonly CalendarMonth[] | undefined;
  /** When the student was there: what a run will not charge is not promised. */
  readonly presence: Presence;
  readonly today: Day;
  readonly ownFees: readonly OwnFee[];
  readonly items: readonly ItemState[];
  readonly paidAhead: readonly PaidAhead[];
  /** What percentages come out in, for months that are not charged yet. */
  readonly rounding: Rounding;
  monthName(monthId: number): string;
}

/**
 * What has become of a head in a month. `planned`: it is charged when its day comes. `advance`: paid, not charged yet.
 * `unpriced`: nobody has said what it costs him.
 */
export type CellState = 'charged' | 'paid' | 'advance' | 'planned' | 'off' | 'not-charged' | 'unpriced';

const taka = (amount: number | null) => (amount === null ? null : toTaka(amount));

/** One head in one month (0: of no month) of a student's year; undefined where it is none of his. Sums in taka. */
function cellOf(frame: YearFrame, head: PlannedHead, monthId: number) {
  const month = frame.months?.[monthId - 1];
  const place = {
    ...{ SLID: head.subLedgerId, SlName: head.name, MonthID: monthId },
    MonthName: frame.monthName(monthId),
    startsOn: month?.startsOn ?? null,
  };
  const item = frame.items.find(
    (one) => one.subLedgerId === head.subLedgerId && one.monthId === monthId && one.charged > 0,
  );
  if (item) return { ...place, ...charged(item) };
  const ahead = frame.paidAhead.find(
    (one) => one.subLedgerId === head.subLedgerId && one.monthId === monthId,
  );
  if (ahead) {
    const { fee, concession, amount } = ahead;
    return { ...place, ...figures(fee, concession, amount, 0), state: 'advance' as CellState };
  }
  return planned(frame, head, monthId, place);
}

const figures = (price: number | null, concession: number, paid: number, due: number) => ({
  price: taka(price),
  concession: toTaka(concession),
  paid: toTaka(paid),
  due: toTaka(due),
});

const charged = ({ charged: price, conceded, paid, due }: ItemState) => ({
  ...figures(price, conceded, paid, due),
  state: (due === 0 ? 'paid' : 'charged') as CellState,
});

function planned<P extends object>(frame: YearFrame, head: PlannedHead, monthId: number, place: P) {
  if (head.ofExam) return undefined;
  const month = frame.months?.[monthId - 1];
  const own = ownFeeOf(frame.ownFees, head.subLedgerId, monthId);
  const matrix = head.amountOn(month?.startsOn ?? frame.today);
  if (matrix === undefined && (own?.amount ?? null) === null) return undefined;
  const price = prescribed(matrix ?? null, own);
  if (price === 0) return undefined; // 0 was typed: nothing is charged to him
  const parts = price === null ? [] : lessen(price, head.lessenings(monthId), frame.rounding);
  const concession = parts.reduce((sum, part) => paisa(sum + part.amount), 0);
  const due = { chargeOn: head.chargeOn, monthId, day: frame.today, opened: head.opened };
  const state: CellState = outsideOf(frame.months, frame.presence, due)
    ? 'not-charged'
    : own?.off
      ? 'off'
      : price === null
        ? 'unpriced'
        : 'planned';
  const nothing = state !== 'planned';
  const shown = nothing ? figures(null, 0, 0, 0) : figures(price, concession, 0, 0);
  return { ...place, ...shown, state };
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A student's year, head by head: a monthly head in twelve months, another where it stands or is planned. */
export const yearOf = (frame: YearFrame, heads: readonly PlannedHead[]) =>
  heads.map((head) => {
    const own = frame.items.filter((item) => item.subLedgerId === head.subLedgerId);
    const monthly = head.chargeOn === 'month';
    const months = monthly ? MONTHS : [...new Set([0, ...own.map(({ monthId }) => monthId)])];
    return {
      SLID: head.subLedgerId,
      SlName: head.name,
      monthly,
      cells: months.flatMap((monthId) => cellOf(frame, head, monthId) ?? []),
    };
  });
