import { type Item, openItems } from '@madrasah/command-service';
import { toTaka } from '@madrasah/events';
import { feeCommands } from '@madrasah/events/fees';
import { ACCOUNTANT, CASHIER } from '../../invented/logins.ts';
import { Random } from '../../invented/random.ts';
import type { Clerk } from '../clerk.ts';
import type { Enrolled } from '../roll.ts';
import type { AccountKey, Chart } from './chart.ts';

const HUNDRED = 100_00;
/** What the cashier may take off a charge by himself; paisa. */
export const DEDUCTION_LIMIT = 5 * HUNDRED;
const DEDUCTION_REASONS = ['মুহতামিম সাহেবের অনুমোদনে ছাড়', 'অসুস্থতার কারণে ছাড়', 'এককালীন পরিশোধে ছাড়'];
const REVERSAL_REASONS = [
  'ভুল ছাত্রের নামে জমা হয়েছে',
  'টাকার পরিমাণ ভুল লেখা হয়েছে',
  'একই রসিদ দুইবার কাটা হয়েছে',
  'ভুল খাতে জমা নেওয়া হয়েছে',
];
const BOUNCED = 'চেক প্রত্যাখ্যাত হয়েছে';
/** One receipt of so many turns out to be wrong. */
const WRONG_EVERY = 135;

interface Row {
  readonly item: Item;
  readonly deduction: number;
  readonly deposit: number;
}

/** Where fees are paid. */
export class Counter {
  readonly #clerk: Clerk;
  readonly #chart: Chart;
  readonly #seed: number;
  #receipts = 0;
  #cheque: number | undefined;
  #wrong: { readonly receiptId: number; readonly enrolled: Enrolled; readonly account: AccountKey }[] = [];

  constructor(clerk: Clerk, chart: Chart, seed: number) {
    this.#clerk = clerk;
    this.#chart = chart;
    this.#seed = seed;
  }

  /** A family pays by a cheque, which may come back. */
  async payByCheque(enrolled: Enrolled): Promise<void> {
    this.#cheque = await this.pay(enrolled, 'cheque', 'bank');
  }

  /** The cheque has come back from the bank unpaid. */
  async dishonour(): Promise<void> {
    const receipt = this.#cheque && this.#clerk.journal.receipts.get(this.#cheque);
    if (!receipt || receipt.reversed) return;
    const body = { reason: BOUNCED, kind: 'dishonoured' };
    await this.#clerk.send(feeCommands.reverseCollection, body, { id: String(this.#cheque) }, ACCOUNTANT);
  }

  /**
   * A family pays what it can of what it owes, the oldest first; who owes nothing does not come.
   * @returns the receipt's id
   */
  async pay(enrolled: Enrolled, visit: string, by?: AccountKey): Promise<number | undefined> {
    const random = new Random(this.#seed, 'visit', enrolled.pupil.number, visit);
    const due = openItems(this.#clerk.journal, enrolled.userId);
    const rows = rowsOf(due, enrolled, random);
    if (rows.length === 0) return undefined;
    const drawn = random.weighted({ cash: 82, wallet: 11, bank: 7 }) as AccountKey;
    const account = by ?? drawn;
    const { ledgerId, subLedgerId } = this.#chart.accounts[account];
    const { older, newer } = enrolled.admissions;
    const answer = await this.#clerk.send(
      feeCommands.collectFees,
      {
        ...{ UserID: enrolled.userId, AdmissionID: newer ?? older },
        Remark: rows.some(({ deduction }) => deduction > 0) ? random.pick(DEDUCTION_REASONS) : '',
        ...{ AccountType: ledgerId, Account: subLedgerId },
        transactionNo: account !== 'cash' ? `DEMO${random.between(100_000_000, 999_999_999)}` : '',
        fees: rows.map(({ item, deduction, deposit }) => ({
          ...{ itemId: item.itemId, amount: toTaka(item.due) },
          ...{ deduction: toTaka(deduction), deposit: toTaka(deposit) },
        })),
      },
      {},
      CASHIER,
    );
    const receiptId = answer.id as number;
    this.#receipts += 1;
    if (this.#receipts % WRONG_EVERY === 60 && !by) this.#wrong.push({ receiptId, enrolled, account });
    return receiptId;
  }

  /** At the end of the day what was found wrong is taken back, and mostly paid again as it should have been. */
  async correct(day: string): Promise<void> {
    const wrong = this.#wrong;
    this.#wrong = [];
    for (const { receiptId, enrolled, account } of wrong) {
      const random = new Random(this.#seed, 'wrong', receiptId);
      const kind = account === 'bank' ? 'dishonoured' : 'correction';
      const reason = kind === 'dishonoured' ? BOUNCED : random.pick(REVERSAL_REASONS);
      const id = String(receiptId);
      await this.#clerk.send(feeCommands.reverseCollection, { reason, kind }, { id }, ACCOUNTANT);
      if (kind === 'correction' && random.chance(0.7)) await this.pay(enrolled, `${day} again`);
    }
  }
}

function rowsOf(due: readonly Item[], { pupil }: Enrolled, random: Random): Row[] {
  const total = due.reduce((sum, item) => sum + item.due, 0);
  if (total === 0) return [];
  const conceded = random.chance(0.03) ? Math.min(random.between(1, 3) * HUNDRED, total) : 0;
  let left = conceded > 0 ? total - conceded : brought(total, pupil, random);
  const rows = due.map((item): Row => {
    const most = Math.max(0, DEDUCTION_LIMIT - item.deducted);
    const deduction = item === due.at(-1) ? Math.min(conceded, item.due, most) : 0;
    const deposit = Math.min(left, item.due - deduction);
    left -= deposit;
    return { item, deduction, deposit };
  });
  const last = rows.at(-1) as Row;
  // What is above all dues stays with us as an advance.
  return [...rows.slice(0, -1), { ...last, deposit: last.deposit + left }].filter(
    ({ deduction, deposit }) => deduction > 0 || deposit > 0,
  );
}

/** How much a family has brought along. */
function brought(total: number, { manner, relief }: Enrolled['pupil'], random: Random): number {
  const hundreds = (share: number) =>
    Math.min(total, Math.max(HUNDRED, Math.round((total * share) / HUNDRED) * HUNDRED));
  if (manner === 'poor') return hundreds(0.3 + 0.4 * random.next());
  if (manner === 'slow') return random.chance(0.5) ? total : hundreds(0.5 + 0.4 * random.next());
  const ahead = !relief && random.chance(0.06);
  return ahead ? (Math.floor(total / (10 * HUNDRED)) + 1) * 10 * HUNDRED : total;
}
