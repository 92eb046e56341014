import {
  type DataOf,
  type EventDefinition,
  eventCatalogue,
  journalEventTypes,
  movesMoney,
  postingsOf,
  sumPaisa,
} from '@madrasah/events';
import {
  CashDifferencePosted,
  CashDifferenceResolved,
  YearClosed,
  YearReopened,
} from '@madrasah/events/closing';
import { FeeWaived, FeeWrittenOff, WrittenOffRecovered } from '@madrasah/events/concessions';
import {
  AdvanceApplied,
  ChargesReversed,
  CollectionReversed,
  ConcessionGranted,
  FeeRefunded,
  FeesCharged,
  FeesCollected,
} from '@madrasah/events/fees';
import {
  ContraPosted,
  FundsTransferred,
  OpeningBalancesPosted,
  OpeningBalancesReversed,
  type Posting,
} from '@madrasah/events/ledger';
import {
  ChargesRepriced,
  LeaverSettled,
  MonthAdvancesApplied,
  StandingConcessionsGranted,
} from '@madrasah/events/plans';
import {
  CashierDebtSettled,
  ContraReversed,
  FundsTransferReversed,
  JournalVoucherPosted,
  JournalVoucherReversed,
  StaffAdvanceGiven,
  StaffAdvanceSettled,
  WalletSettled,
  WalletSettlementReversed,
} from '@madrasah/events/vouchers';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { doubles } from '@madrasah/service-kit/columns';
import { type Check, Findings } from './check.ts';
import { StandingVouchers } from './money/standing-vouchers.ts';
import { contraMoved, fundsMoved, taken, totalOf, walletSettled } from './moves-stated.ts';
import { headsMoved, type Stated } from './stated.ts';

const money = (subLedgerId: number) => `sl:${subLedgerId}`;
const lessened = (account: string, fund: number, amount: number): Stated[] => [
  { account, moved: amount, fund },
  { account: 'sys:receivable', moved: -amount, fund },
];

const toFund = (fund: number, moved: number): Stated => ({ account: 'sys:fund-balance', moved, fund });

/** A fact of the paper beside an event, by its type. */
const telling = <D>({ type }: EventDefinition<string, D>, stated: (data: D) => Stated[]) =>
  [type, stated as (data: never) => Stated[]] as const;

const STATED = new Map<string, (data: never) => Stated[]>([
  telling(FeesCharged, ({ totals }) =>
    totals.map(({ fundId, amount }) => ({ account: 'sys:receivable', moved: amount, fund: fundId })),
  ),
  telling(FeesCollected, (data) => [{ account: money(data.moneyAccount), moved: receivedBy(data) }]),
  telling(AdvanceApplied, ({ lines }) => [
    { account: 'sys:open-advance', moved: totalOf(lines) },
    { account: 'sys:receivable', moved: -totalOf(lines) },
  ]),
  telling(ConcessionGranted, ({ lines }) => [
    { account: 'sys:concession', moved: totalOf(lines) },
    { account: 'sys:receivable', moved: -totalOf(lines) },
  ]),
  telling(FeeWaived, ({ fundId, amount }) => lessened('sys:waiver', fundId, amount)),
  telling(FeeWrittenOff, ({ fundId, amount }) => lessened('sys:write-off', fundId, amount)),
  telling(WrittenOffRecovered, ({ moneyAccount, amount, fundId }) => [
    { account: money(moneyAccount), moved: amount, fund: fundId },
  ]),
  telling(StandingConcessionsGranted, ({ totals }) => lessenedBy('sys:concession', totals)),
  telling(LeaverSettled, ({ months }) => {
    const moved = sumPaisa(months.map(([, , , amount]) => amount));
    return [
      { account: 'sys:month-advance', moved },
      { account: 'sys:open-advance', moved: -moved },
    ];
  }),
  telling(MonthAdvancesApplied, ({ totals }) => lessenedBy('sys:month-advance', totals)),
  telling(FeeRefunded, ({ moneyAccount, amount, fundId }) => [
    { account: money(moneyAccount), moved: -amount, fund: fundId },
  ]),
  telling(ContraPosted, contraMoved),
  telling(ContraReversed, contraMoved),
  telling(FundsTransferred, fundsMoved),
  telling(FundsTransferReversed, fundsMoved),
  telling(CashDifferencePosted, ({ moneyAccount, change, fundId }) => [
    { account: money(moneyAccount), moved: change, fund: fundId },
  ]),
  telling(YearClosed, ({ results }) => results.map(({ fundId, amount }) => toFund(fundId, -amount))),
  telling(YearReopened, ({ results }) => results.map(({ fundId, amount }) => toFund(fundId, amount))),
  telling(CashDifferenceResolved, ({ change, fundId }) => [
    { account: 'sys:cash-difference', moved: change, fund: fundId },
  ]),
  telling(JournalVoucherPosted, headsMoved),
  telling(JournalVoucherReversed, headsMoved),
  telling(WalletSettled, walletSettled),
  telling(WalletSettlementReversed, (said) => taken(walletSettled(said))),
  telling(StaffAdvanceGiven, ({ moneyAccount, amount, fundId }) => [
    { account: money(moneyAccount), moved: -amount, fund: fundId },
  ]),
  telling(StaffAdvanceSettled, ({ bills, returned, fundId }) => [
    { account: 'sys:staff-advance', moved: -totalOf(bills) - returned, fund: fundId },
  ]),
  telling(CashierDebtSettled, ({ moneyAccount, change, fundId }) => [
    { account: money(moneyAccount), moved: change, fund: fundId },
    { account: 'sys:due-from-staff', moved: -change, fund: fundId },
  ]),
  telling(OpeningBalancesPosted, ({ oldDues }) => [{ account: 'sys:receivable', moved: totalOf(oldDues) }]),
  telling(OpeningBalancesReversed, ({ oldDues, unapplied }) => [
    { account: 'sys:receivable', moved: totalOf(unapplied) - totalOf(oldDues) },
  ]),
]);

/** A lock or a close states no amount of its own that moves. */
const MOVING = new Set(
  [...journalEventTypes].filter((type) => movesMoney(eventCatalogue.get(type) as EventDefinition)),
);

/** What lessens receivables fund by fund, against an account. */
function lessenedBy(account: string, totals: readonly { fundId: number; amount: number }[]): Stated[] {
  return totals.flatMap(({ fundId: fund, amount }) => [
    { account, moved: amount, fund },
    { account: 'sys:receivable', moved: -amount, fund },
  ]);
}

function receivedBy({ rows, months = [], advance }: DataOf<typeof FeesCollected>): number {
  return sumPaisa([...[...rows, ...months].map(({ deposit }) => deposit), advance?.amount ?? 0]);
}

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
    if (!MOVING.has(event.type)) return;
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
    const account = 'sys:receivable';
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
  STATED.get(type)?.(data as never) ?? `nobody knows what a paper of the kind ${type} states`;

function movedIn(postings: readonly Posting[], { account, fund }: Stated): number {
  const own = postings.filter(
    (posting) => posting.account === account && (fund ?? posting.fund) === posting.fund,
  );
  return sumPaisa(own.map(({ debit, credit }) => debit - credit));
}
