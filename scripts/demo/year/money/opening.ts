import { opening } from '@madrasah/command-service';
import { Random } from '../../invented/random.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';
import type { Roll } from '../roll.ts';
import type { AccountKey, Chart, FundKey } from './chart.ts';

/** What lay where when the books were taken over from paper; taka. */
const HELD: readonly (readonly [AccountKey, FundKey, number])[] = [
  ['cash', 'general', 42_350],
  ['cash', 'boarding', 61_200],
  ['bank', 'general', 385_000.5],
  ['bank', 'boarding', 148_000],
  ['bank', 'building', 260_000],
  ['bank', 'books', 38_500],
  ['zakatBank', 'zakat', 317_000],
  ['loan', 'general', 100_000],
];
const OWES = 0.28;
const PAID_AHEAD = 0.04;

/** Opening balances, the students' arrears, and what some had paid ahead. */
export async function openBooks(
  clerk: Clerk,
  chart: Chart,
  frame: Frame,
  roll: Roll,
  seed: number,
  on: string,
) {
  const accounts = HELD.map(([account, fund, taka]) => ({
    subLedgerId: chart.accounts[account].subLedgerId,
    fundId: chart.funds[fund],
    amount: Math.round(taka * 100),
  }));
  const oldDues = [];
  const advances = [];
  for (const { pupil, userId, admissions } of roll.admittedTo('older')) {
    const random = new Random(seed, 'opening', pupil.number);
    const owes = pupil.relief !== 'free' && random.chance(pupil.manner === 'prompt' ? OWES / 2 : OWES * 2);
    const fundId =
      pupil.residence === 'aba' && random.chance(0.6) ? chart.funds.boarding : chart.funds.general;
    const amount = random.between(5, 45) * 100_00;
    const about = { userId, admissionId: admissions.older as number, sessionId: frame.sessions.older };
    if (owes) oldDues.push({ ...about, fundId, amount });
    else if (!pupil.relief && random.chance(PAID_AHEAD))
      advances.push({ userId, fundId: chart.funds.general, amount: random.between(4, 12) * 100_00 });
  }
  await clerk.take('opening balances', opening({ on, accounts, oldDues, advances }));
}
