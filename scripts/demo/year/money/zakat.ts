import { openItems } from '@madrasah/command-service';
import { toTaka } from '@madrasah/events';
import { tamlikCommands, tamlikRequests } from '@madrasah/events/tamlik';
import { ACCOUNTANT, MUHTAMIM } from '../../invented/logins.ts';
import type { Clerk } from '../clerk.ts';
import type { Enrolled } from '../roll.ts';
import type { Chart } from './chart.ts';

const VERIFIER = 'মুফতি আবদুল করীম';
const POVERTY = 'পিতা দিনমজুর, নিসাব পরিমাণ সম্পদ নেই';
const WITNESS = 'মাওলানা ইদ্রিস আলী';

/** Zakat that students are given, and pay their fees with. */
export class Zakat {
  readonly #clerk: Clerk;
  readonly #chart: Chart;

  constructor(clerk: Clerk, chart: Chart) {
    this.#clerk = clerk;
    this.#chart = chart;
  }

  /** Somebody has verified that he is entitled to zakat. */
  async entitle({ userId }: Enrolled): Promise<void> {
    const body = { value: true, verifiedBy: VERIFIER, note: POVERTY };
    await this.#clerk.send(tamlikCommands.setZakatEligibility, body, { user: String(userId) }, ACCOUNTANT);
  }

  /** Those of them who owe something are given what they owe, as far as the zakat that is there reaches. */
  async give(entitled: readonly Enrolled[], reason: string): Promise<void> {
    const { accounts, funds } = this.#chart;
    const account = accounts.zakatBank.subLedgerId;
    let left = this.#clerk.held(account, funds.zakat);
    const students = entitled
      .flatMap(({ userId }) => openItems(this.#clerk.journal, userId).map((item) => ({ userId, item })))
      .filter(({ item: { due } }) => {
        const fits = due <= left;
        if (fits) left -= due;
        return fits;
      })
      .map(({ userId, item: { itemId, due } }) => ({ UserID: userId, itemId, amount: toTaka(due) }));
    if (students.length === 0) return;
    const from = { FundID: funds.zakat, Account: account, receivingAccount: accounts.bank.subLedgerId };
    const body = { on: this.#clerk.today, ...from, students, witness: WITNESS, reason };
    const { id } = await this.#clerk.send(tamlikCommands.giveTamlik, body, {}, ACCOUNTANT);
    await this.#clerk.send(tamlikRequests.approve, {}, { id: String(id) }, MUHTAMIM);
  }
}
