import { type CommandDefinition, toTaka } from '@madrasah/events';
import {
  furtherCommands,
  transferCommands,
  transferRequests,
  voucherCommands,
} from '@madrasah/events/vouchers';
import { ACCOUNTANT, MUHTAMIM } from '../../invented/logins.ts';
import { Random } from '../../invented/random.ts';
import { invented } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { AccountKey, Chart, FundKey } from './chart.ts';

/** A head of a voucher with its amount in taka. */
type Line = readonly [AccountKey | 'board', number, string];

const IN = 1;
const OUT = 2;
const FUNDS: readonly FundKey[] = ['general', 'boarding', 'building', 'books'];
/** What stays in the cash box for the next days' expenses; taka. */
const KEPT: Readonly<Record<FundKey, number>> = {
  ...{ general: 25_000, boarding: 70_000, building: 0, books: 0, zakat: 0 },
};
const WALLET_CHARGE = 0.015;
const FIRST_CHEQUE = 4_817_200;
const paisa = (taka: number) => Math.round(taka * 100);
const thousands = (amount: number) => Math.floor(amount / 1000_00) * 1000_00;

/** Everything about money but the students' fees. */
export class Spending {
  readonly #clerk: Clerk;
  readonly #chart: Chart;
  readonly #seed: number;
  #cheque = FIRST_CHEQUE;
  /** Vouchers whose cheques the bank has not paid yet. */
  #cheques: string[] = [];

  constructor(clerk: Clerk, chart: Chart, seed: number) {
    this.#clerk = clerk;
    this.#chart = chart;
    this.#seed = seed;
  }

  random(...about: (string | number)[]): Random {
    return new Random(this.#seed, 'spending', ...about);
  }

  /** A credit voucher. */
  async receive(fund: FundKey, account: AccountKey, line: Line, giver: string): Promise<void> {
    await this.#post(IN, fund, account, [line], giver);
  }

  /** A debit voucher from the first account that can give it; less is spent where less is there. */
  async spend(fund: FundKey, lines: readonly Line[], payee: string): Promise<void> {
    const total = lines.reduce((sum, [, taka]) => sum + paisa(taka), 0);
    const purses = (['cash', 'bank'] as const).map((account) => ({
      account,
      held: this.#held(account, fund),
    }));
    const purse = purses.find(({ held }) => held >= total) ?? purses.sort((a, b) => b.held - a.held)[0];
    if (!purse) return;
    const share = Math.min(1, (0.8 * purse.held) / total);
    const affordable = lines.map(
      ([key, taka, what]): Line => [key, share < 1 ? Math.floor(taka * share) : taka, what],
    );
    if (affordable.every(([, taka]) => taka >= 100))
      await this.#post(OUT, fund, purse.account, affordable, payee);
  }

  /** Pays on what was charged for the board, and no more: it never stands in debit. */
  async payBoard(particulars: string, board: string): Promise<void> {
    const charged = -this.#clerk.held(this.#id('board'), this.#chart.funds.general);
    const taka = Math.floor(charged / 100);
    if (taka > 0) await this.spend('general', [['board', taka, particulars]], board);
  }

  /** Takes to the bank what the cash box need not hold. */
  async bank(): Promise<void> {
    const lines = FUNDS.map((fund) => {
      const spare = this.#held('cash', fund) - paisa(KEPT[fund]);
      return { FundID: this.#chart.funds[fund], amount: Math.max(0, thousands(spare)) / 100 };
    }).filter(({ amount }) => amount > 0);
    if (lines.length === 0) return;
    const accounts = { from: { Account: this.#id('cash') }, to: { Account: this.#id('bank') } };
    const about = { kind: 'contra', on: this.#clerk.today, reason: 'নগদ ব্যাংকে জমা' };
    await this.#send(transferCommands.transferBalance, { ...about, ...accounts, lines });
  }

  /** The wallet's company pays into the bank what it has taken for us, less its charge. */
  async settleWallet(): Promise<void> {
    const taken = FUNDS.reduce((sum, fund) => sum + this.#held('wallet', fund), 0);
    const charge = Math.min(Math.round(taken * WALLET_CHARGE), this.#held('bank', 'general'));
    if (taken === 0) return;
    const accounts = { wallet: this.#id('wallet'), bank: this.#id('bank') };
    const sums = { received: toTaka(taken - charge), charge: toTaka(charge) };
    await this.#send(furtherCommands.settleWallet, { on: this.#clerk.today, ...accounts, ...sums });
  }

  /** Money of one fund becomes another's, where it is there; a gift and a loan once a second person has approved. */
  async transfer(kind: 'gift' | 'loan' | 'repay', from: FundKey, to: FundKey, taka: number, reason: string) {
    if (this.#held('bank', from) < paisa(taka)) return;
    const Account = this.#id('bank');
    const funds = {
      from: { FundID: this.#chart.funds[from], Account },
      to: { FundID: this.#chart.funds[to], Account },
    };
    const about = { kind, on: this.#clerk.today, amount: taka, reason };
    const { id } = await this.#send(transferCommands.transferBalance, { ...about, ...funds });
    if (kind !== 'repay') await this.#clerk.send(transferRequests.approve, {}, { id: String(id) }, MUHTAMIM);
  }

  /** A bill that comes to light after its day was closed; paid, and dated, that day. */
  async forgotten(on: string): Promise<void> {
    const line = ['stationery', 850, 'খাতা ও কলম'] as const;
    if (this.#held('cash', 'general') >= paisa(850))
      await this.#post(OUT, 'general', 'cash', [line], 'লাইব্রেরি ও প্রেস', on);
  }

  /** A bill is written down with two digits exchanged, and put right the same day under its number (W16). */
  async misread(): Promise<void> {
    if (this.#held('cash', 'general') < paisa(1520)) return;
    const bill = (taka: number) => [['electricity', taka, 'ছাত্রাবাসের মিটার']] as const;
    const payee = 'পল্লী বিদ্যুৎ সমিতি';
    const id = await this.#post(OUT, 'general', 'cash', bill(1250), payee);
    const content = this.#voucher(OUT, 'general', 'cash', bill(1520), payee, this.#clerk.today);
    await this.#send(voucherCommands.reviseVoucher, { ...content, reason: 'বিলে ১,৫২০ টাকা লেখা আছে' }, { id });
  }

  /** The bank has paid the cheques that were given away. */
  async clearCheques(): Promise<void> {
    const given = this.#cheques;
    this.#cheques = [];
    for (const id of given)
      await this.#send(voucherCommands.settleCheque, { state: 'cleared', on: this.#clerk.today }, { id });
  }

  /** Money for the market in a teacher's hand. @returns the advance, where the drawer could give it */
  async advance(userId: number, taka: number): Promise<number | undefined> {
    if (this.#held('cash', 'boarding') < paisa(taka)) return undefined;
    const from = { FundID: this.#chart.funds.boarding, Account: this.#id('cash'), on: this.#clerk.today };
    const about = { UserID: userId, purpose: 'shopping', amount: taka };
    return (await this.#send(furtherCommands.giveStaffAdvance, { ...about, ...from })).id;
  }

  /** He brings his bills and the change. */
  async settleAdvance(advanceId: number, spent: number, returned: number): Promise<void> {
    const bills = [{ SLID: this.#id('market'), amount: spent, text: 'মাছ ও সবজি' }];
    const body = { on: this.#clerk.today, bills, returned, Account: this.#id('cash') };
    await this.#send(furtherCommands.settleStaffAdvance, body, { id: String(advanceId) });
  }

  donor(random: Random): string {
    return random.chance(0.2) ? 'নাম প্রকাশে অনিচ্ছুক' : random.pick(invented.father);
  }

  /** @returns the voucher's id */
  async #post(
    direction: number,
    fund: FundKey,
    account: AccountKey,
    lines: readonly Line[],
    payee: string,
    on: string = this.#clerk.today,
  ): Promise<string> {
    const content = this.#voucher(direction, fund, account, lines, payee, on);
    const cheque = direction === OUT && account === 'bank' ? this.#nextCheque(on) : {};
    const id = String((await this.#send(voucherCommands.postVoucher, { ...content, ...cheque })).id);
    if ('chequeNo' in cheque) this.#cheques.push(id);
    return id;
  }

  #voucher(
    direction: number,
    fund: FundKey,
    account: AccountKey,
    lines: readonly Line[],
    payee: string,
    on: string,
  ) {
    return {
      ...{ FundID: this.#chart.funds[fund], CAID: direction, Account: this.#id(account), on, payee },
      lines: lines.map(([key, taka, text]) => ({ SLID: this.#id(key), text, Amount: taka })),
    };
  }

  #nextCheque(chequeOn: string) {
    this.#cheque += 1;
    return { chequeNo: String(this.#cheque), chequeOn };
  }

  #send(definition: CommandDefinition, body: object, params: object = {}) {
    return this.#clerk.send(definition, body, params, ACCOUNTANT);
  }

  #held(account: AccountKey, fund: FundKey): number {
    return this.#clerk.held(this.#id(account), this.#chart.funds[fund]);
  }

  /** What was taken for the board is paid on from its fee head. */
  #id(key: AccountKey | 'board'): number {
    return key === 'board' ? this.#chart.heads.board : this.#chart.accounts[key].subLedgerId;
  }
}
