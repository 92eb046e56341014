import { transferCommands, voucherCommands } from '@madrasah/events/vouchers';
import { Random } from '../invented/random.ts';
import { invented } from '../invented/school.ts';
import type { AccountKey, Chart, FundKey } from './chart.ts';
import type { Clerk } from './clerk.ts';

/** A head of a voucher with its amount in taka. */
type Line = readonly [AccountKey | 'board', number, string];

const IN = 1;
const OUT = 2;
const FUNDS: readonly FundKey[] = ['general', 'boarding', 'building', 'books'];
/** What stays in the cash box for the next days' expenses; taka. */
const KEPT: Readonly<Record<FundKey, number>> = {
  ...{ general: 25_000, boarding: 70_000, building: 0, books: 0, zakat: 0 },
};
const paisa = (taka: number) => Math.round(taka * 100);
const thousands = (amount: number) => Math.floor(amount / 1000_00) * 1000_00;

/** Everything about money but the students' fees. */
export class Spending {
  readonly #clerk: Clerk;
  readonly #chart: Chart;
  readonly #seed: number;

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

  /** Takes to the bank what the cash box need not hold; the wallet is emptied into it. */
  async bank(from: 'cash' | 'wallet'): Promise<void> {
    const lines = FUNDS.map((fund) => {
      const spare = this.#held(from, fund) - (from === 'cash' ? paisa(KEPT[fund]) : 0);
      return { FundID: this.#chart.funds[fund], amount: Math.max(0, thousands(spare)) / 100 };
    }).filter(({ amount }) => amount > 0);
    if (lines.length === 0) return;
    const reason = from === 'cash' ? 'নগদ ব্যাংকে জমা' : 'ওয়ালেট থেকে ব্যাংকে';
    const accounts = { from: { Account: this.#id(from) }, to: { Account: this.#id('bank') } };
    const about = { kind: 'contra', on: this.#clerk.today, reason };
    await this.#clerk.send(transferCommands.transferBalance, { ...about, ...accounts, lines });
  }

  /** Money of one fund becomes another's, where it is there. */
  async transfer(kind: 'gift' | 'loan' | 'repay', from: FundKey, to: FundKey, taka: number, reason: string) {
    if (this.#held('bank', from) < paisa(taka)) return;
    const Account = this.#id('bank');
    const funds = {
      from: { FundID: this.#chart.funds[from], Account },
      to: { FundID: this.#chart.funds[to], Account },
    };
    const about = { kind, on: this.#clerk.today, amount: taka, reason };
    await this.#clerk.send(transferCommands.transferBalance, { ...about, ...funds });
  }

  donor(random: Random): string {
    return random.chance(0.2) ? 'নাম প্রকাশে অনিচ্ছুক' : random.pick(invented.father);
  }

  async #post(direction: number, fund: FundKey, account: AccountKey, lines: readonly Line[], payee: string) {
    await this.#clerk.send(voucherCommands.postVoucher, {
      ...{ FundID: this.#chart.funds[fund], CAID: direction, Account: this.#id(account) },
      ...{ on: this.#clerk.today, payee },
      lines: lines.map(([key, taka, text]) => ({ SLID: this.#id(key), text, Amount: taka })),
    });
  }

  #held(account: AccountKey, fund: FundKey): number {
    return this.#clerk.held(this.#id(account), this.#chart.funds[fund]);
  }

  /** What was taken for the board is paid on from its fee head. */
  #id(key: AccountKey | 'board'): number {
    return key === 'board' ? this.#chart.heads.board : this.#chart.accounts[key].subLedgerId;
  }
}
