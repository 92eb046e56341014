import { DEMO_SCHOOL } from '@madrasah/command-service';
import { isRefusal } from '@madrasah/events';
import { chargeFees } from '../../../command-service/src/fees/charge.ts';
import { collection } from '../../../command-service/src/fees/index.ts';
import { openItems } from '../../../command-service/src/fees/open-items.ts';
import {
  reverseCollection,
  standingReceipt,
} from '../../../command-service/src/fees/receipts/reverse/reverse.ts';
import {
  type Desk,
  type Errand,
  hashInput,
  type Step,
  stepOn,
} from '../../../command-service/src/kernel/desk.ts';
import { chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import type { Books, Decided } from '../../../command-service/src/ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { postVoucher } from '../../../command-service/src/vouchers/posting/post-voucher.ts';
import type { School } from '../../system/school.ts';
import { atOnce } from '../counter/load.ts';

const AT_ONCE = 256;

export interface Admitted {
  readonly admissionId: number;
  readonly userId: number;
}

/** A fee that is charged every month, in taka. */
export interface Head {
  readonly subLedgerId: number;
  readonly amount: number;
}

/** A school whose months are played through the real deciders. */
export class MonthPlayer {
  readonly #desk: Desk;
  readonly #school: School;
  readonly #heads: readonly Head[];
  readonly #random: () => number;
  #commands = 0;
  /** Of the last event. */
  position = 0;

  constructor(desk: Desk, school: School, heads: readonly Head[], random: () => number) {
    this.#desk = desk;
    this.#school = school;
    this.#heads = heads;
    this.#random = random;
  }

  /** Events in the journal. */
  get entries(): number {
    return this.#desk.queue(journalStream, DEMO_SCHOOL).revision + 1;
  }

  /** Bills everybody: one event a head. */
  async bill(students: readonly Admitted[], month: number): Promise<void> {
    for (const { subLedgerId, amount } of this.#heads) {
      const sessionId = this.#school.session + Math.floor(month / 12);
      const monthId = 1 + (month % 12);
      await this.#overBooks(({ journal, chart, today }) => {
        const { fundId = 0, name = '' } = chart.subLedgers.get(subLedgerId) ?? {};
        const about = { subLedgerId, fundId, name, monthId, priceRowId: 1, amount: amount * 100 };
        const lines = students.map((student) => ({ ...student, ...about }));
        const charge = { admissionId: null, sessionId, on: today, dueOn: today, lines };
        return chargeFees({ journal, chart, today }, charge);
      });
    }
  }

  /**
   * Everybody comes to the counter once: most pay what they owe, some less, some ahead. A hundredth as many
   * vouchers are written, and half as many receipts taken back. Stops at `most` entries of the journal.
   */
  async collect(students: readonly Admitted[], most: number): Promise<void> {
    const left = students.slice(0, Math.max(0, most - this.entries));
    await atOnce(left, AT_ONCE, async (student, index) => {
      await this.#collectFrom(student);
      if (this.entries > most - 2 * AT_ONCE) return;
      if (index % 100 === 99) await this.#spend();
      if (index % 200 === 99) await this.#takeBack();
    });
  }

  async #collectFrom({ userId, admissionId }: Admitted): Promise<void> {
    const chance = this.#random();
    const journal = await this.#desk.state(journalStream, DEMO_SCHOOL);
    const open = openItems(journal, userId);
    const rows = open.map(({ itemId, due }) => ({
      ...{ itemId, priceRowId: undefined, subLedgerId: undefined, due, deduction: 0 },
      deposit: chance < 0.1 ? Math.ceil(due / 2) : due,
    }));
    const [first] = rows;
    if (!first) return; // paid ahead: the advance has been applied
    if (chance > 0.97) first.deposit += 50_000;
    const { cashLedger, cash } = this.#school;
    const command = { userId, admissionId, on: undefined, remark: '', transactionNo: '', rows };
    await this.#perform(collection({ ...command, ledgerId: cashLedger, moneyAccount: cash }, null), command);
  }

  /** Money goes out on a voucher. */
  #spend(): Promise<void> {
    const { head, cash } = this.#school;
    const amount = 1_000 + Math.floor(this.#random() * 9_000);
    const about = { direction: 2, moneyAccount: cash };
    return this.#overBooks((books) => {
      const fundId = books.chart.subLedgers.get(head)?.fundId ?? 0;
      const lines = [{ subLedgerId: head, particulars: 'ফেরত', amount }];
      return postVoucher(books, { ...about, fundId, on: books.today, lines });
    });
  }

  /** One of the receipts is taken back, as a mistake is; one that was taken back before is left alone. */
  async #takeBack(): Promise<void> {
    const { receipts, counters } = await this.#desk.state(journalStream, DEMO_SCHOOL);
    const receipt = receipts.get(Math.ceil(this.#random() * (counters.get('receipt') ?? 0)));
    if (!receipt || receipt.reversed || receipt.revision > this.entries - 4 * AT_ONCE) return; // in flight
    const original = await this.#desk.eventAt(journalStream, DEMO_SCHOOL, receipt.revision);
    const { receiptId } = receipt;
    await this.#overBooks((books) => {
      const standing = standingReceipt(books, receiptId);
      const command = { receiptId, reason: 'ভুল', kind: 'correction' } as const;
      return isRefusal(standing) ? [] : reverseCollection(books, command, original?.data as never);
    });
  }

  #overBooks(decide: (books: Books) => Decided): Promise<void> {
    const step = stepOn(
      journalStream,
      (journal, { look, today }) => decide({ journal, chart: look(chartStream), today }),
      [chartStream],
    );
    return this.#perform(step);
  }

  async #perform(step: Step<JournalState>, input?: object): Promise<void> {
    this.#commands += 1;
    const requestId = `scale-${this.#commands}`;
    const key = input ? { idempotencyKey: requestId, inputHash: hashInput('CollectFees', input) } : {};
    const about = { requestId, correlationId: requestId, causationId: requestId };
    const actor = { id: 1, permissionType: 2 };
    const errand: Errand = { schoolId: DEMO_SCHOOL, actor, ...about, ...key };
    const done = await this.#desk.perform(step, errand);
    if (isRefusal(done)) throw new Error(`${requestId}: ${done.code}`);
    this.position = Math.max(this.position, done.position);
  }
}
