import { type Item, openItems } from '@madrasah/command-service';
import { paisa, toTaka } from '@madrasah/events';
import {
  concessionRequests,
  requestConcession,
  setConcessionLimits,
  waiveFee,
  waiverRequests,
  writeOffRequests,
} from '@madrasah/events/concessions';
import { refundFees, refundRequests } from '@madrasah/events/fees';
import { planCommands } from '@madrasah/events/plans';
import { furtherCommands, journalVoucherRequests } from '@madrasah/events/vouchers';
import { ACCOUNTANT, CASHIER, MUHTAMIM, permissionTypeOf } from '../../invented/logins.ts';
import type { Clerk } from '../clerk.ts';
import type { Enrolled } from '../roll.ts';
import type { AccountKey, Chart } from './chart.ts';
import { DEDUCTION_LIMIT } from './counter.ts';

const REFUNDED = paisa(10_000);

/** What a family asks for: a percentage of the tuition from a month on. */
export interface Wish {
  readonly from: number;
  readonly percent: number;
  readonly reason: string;
}

/** What one asks for and another approves. */
export class Requests {
  readonly #clerk: Clerk;
  readonly #chart: Chart;

  constructor(clerk: Clerk, chart: Chart) {
    this.#clerk = clerk;
    this.#chart = chart;
  }

  /** How much the cashier may let off by himself. */
  async setLimits(): Promise<void> {
    const limit = { permissionTypeId: permissionTypeOf(CASHIER), amount: toTaka(DEDUCTION_LIMIT) };
    await this.#clerk.send(setConcessionLimits, [limit]);
  }

  /** The cashier asks for a concession for months to come. @returns the number under which it waits */
  async ask({ admissions }: Enrolled, wish: Wish): Promise<number> {
    const about = { AdmissionID: admissions.newer, SLID: this.#chart.heads.tuition, to: 12, ...wish };
    return (await this.#clerk.send(requestConcession, about, {}, CASHIER)).id as number;
  }

  async approve(requestId: number): Promise<void> {
    await this.#clerk.send(concessionRequests.approve, {}, { id: String(requestId) }, MUHTAMIM);
  }

  async reject(requestId: number, reason: string): Promise<void> {
    await this.#clerk.send(concessionRequests.reject, { reason }, { id: String(requestId) }, MUHTAMIM);
  }

  /** Half of the oldest charge of the first family that still owes one is waived. */
  async waive(families: readonly Enrolled[], reason: string): Promise<void> {
    const oldest = families
      .flatMap(({ userId }) => openItems(this.#clerk.journal, userId))
      .find(({ subLedgerId, due }) => subLedgerId > 0 && due >= 200);
    if (!oldest) return;
    const body = { itemId: oldest.itemId, amount: Math.floor(oldest.due / 200), reason };
    const { id } = await this.#clerk.send(waiveFee, body, {}, ACCOUNTANT);
    await this.#clerk.send(waiverRequests.approve, {}, { id: String(id) }, MUHTAMIM);
  }

  /** A hundred taka of a fee that is paid go back to the first family of whose fund the drawer holds so much. */
  async refund(families: readonly Enrolled[], reason: string): Promise<void> {
    const Account = this.#chart.accounts.cash.subLedgerId;
    const holds = ({ fundId }: Item) => this.#clerk.held(Account, fundId) >= REFUNDED;
    const isPaid = ({ charged, conceded, due, refunded }: Item) =>
      due === 0 && charged - conceded - refunded >= REFUNDED;
    const items = [...this.#clerk.journal.items.values()];
    for (const { userId, pupil, admissions } of families) {
      const item = items.find(
        (one) => one.userId === userId && one.subLedgerId > 0 && isPaid(one) && holds(one),
      );
      if (!item) continue;
      const about = { AdmissionID: admissions.newer, itemId: item.itemId, amount: toTaka(REFUNDED), Account };
      const { id } = await this.#clerk.send(
        refundFees,
        { ...about, payee: pupil.father, reason },
        {},
        ACCOUNTANT,
      );
      await this.#clerk.send(refundRequests.approve, {}, { id: String(id) }, MUHTAMIM);
      return;
    }
  }

  /** Half of what stands under a head belongs under another: the accountant asks to move it by a journal voucher. */
  async moveHalf(from: AccountKey, to: AccountKey, reason: string): Promise<void> {
    const { accounts, funds } = this.#chart;
    const [stands, belongs] = [accounts[from].subLedgerId, accounts[to].subLedgerId];
    const taka = Math.floor(this.#clerk.held(stands, funds.general) / 200);
    if (taka <= 0) return;
    const lines = [
      { SLID: belongs, debit: taka },
      { SLID: stands, credit: taka },
    ];
    const body = { FundID: funds.general, on: this.#clerk.today, lines, reason };
    const { id } = await this.#clerk.send(furtherCommands.postJournalVoucher, body, {}, ACCOUNTANT);
    await this.#clerk.send(journalVoucherRequests.approve, {}, { id: String(id) }, MUHTAMIM);
  }

  /** A student leaves: he pays a part of what he owes, the rest is written off by two people. */
  async leave({ userId, admissions }: Enrolled, reason: string): Promise<void> {
    const owed = openItems(this.#clerk.journal, userId).reduce((sum, { due }: Item) => sum + due, 0);
    const paid = Math.floor(owed / 200);
    const Account = this.#chart.accounts.cash.subLedgerId;
    const body = {
      on: this.#clerk.today,
      writeOff: 1,
      reason,
      ...(paid > 0 && { pay: { Account, amount: paid } }),
    };
    const params = { AdmissionID: String(admissions.newer) };
    await this.#clerk.send(planCommands.settleLeaver, body, params, ACCOUNTANT);
    for (const { requestId, kind, state, command } of this.#clerk.journal.approvals.values())
      if (state === 'waiting' && kind === writeOffRequests.kind && this.#isOf(userId, command))
        await this.#clerk.send(writeOffRequests.approve, {}, { id: String(requestId) }, MUHTAMIM);
  }

  #isOf(userId: number, command: Readonly<Record<string, unknown>> | null): boolean {
    return this.#clerk.journal.items.get(Number(command?.['itemId']))?.userId === userId;
  }
}
