import { FEE_GROUP, feeCommands, feeHeads, PRICE_COLUMNS } from '@madrasah/events/fees';
import * as ledger from '@madrasah/events/ledger';
import {
  USUAL_FEE_LEDGERS,
  USUAL_FUNDS,
  USUAL_HEADS,
  USUAL_LEDGERS,
  type UsualAccount,
  type UsualFund,
  type UsualHead,
  type UsualHeadKey,
} from '@madrasah/events/setup';
import { CASHIER } from '../../invented/logins.ts';
import { invented, type Residence } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame, Session } from '../frame.ts';

export type FundKey = UsualFund;
export type AccountKey = UsualAccount;
export type HeadKey = UsualHeadKey;

export interface Account {
  readonly ledgerId: number;
  readonly subLedgerId: number;
}

/** Ids of what the books are kept in. */
export interface Chart {
  readonly funds: Readonly<Record<FundKey, number>>;
  readonly accounts: Readonly<Record<AccountKey, Account>>;
  /** Sub-ledgers of the fee heads. */
  readonly heads: Readonly<Record<HeadKey, number>>;
}

/** Funds, ledgers and fee heads. The general fund was made with the institution. */
export async function makeChart(clerk: Clerk): Promise<Chart> {
  const funds = { general: 1 } as Record<FundKey, number>;
  for (const [key, { name, kind }] of entriesOf(USUAL_FUNDS))
    funds[key] ??= await clerk.add(ledger.funds.commands.add, {
      ...{ FundName: name[0], FundNameEn: name[1], kind },
    });
  const accounts = {} as Record<AccountKey, Account>;
  for (const usual of Object.values(USUAL_LEDGERS)) {
    const GLID = await makeLedger(clerk, funds, usual);
    for (const [key, name] of entriesOf(usual.accounts as Readonly<Record<AccountKey, Names>>)) {
      // The zakat account takes zakat only, and no other account takes it.
      const allowedFunds = key === 'zakatBank' ? [funds.zakat] : undefined;
      // Who keeps the drawer is named, so that he approves nothing.
      const holder = key === 'cash' ? CASHIER : undefined;
      const place = { FundID: funds[usual.fund], GLID };
      const subLedgerId = await makeAccount(clerk, name, { ...place, allowedFunds, holder });
      accounts[key] = { ledgerId: GLID, subLedgerId };
    }
  }
  return { funds, accounts, heads: await makeHeads(clerk, funds) };
}

type Names = readonly [bn: string, en: string];
type UsualLedger = { readonly fund: FundKey; readonly class: number; readonly name: Names };

const entriesOf = <K extends string, V>(all: Readonly<Record<K, V>>) => Object.entries(all) as [K, V][];

const makeLedger = (clerk: Clerk, funds: Chart['funds'], { fund, class: CAID, name }: UsualLedger) =>
  clerk.add(ledger.generalLedgers.commands.add, {
    ...{ FundID: funds[fund], CAID, GlName: name[0], GlNameEn: name[1] },
  });

const makeAccount = (clerk: Clerk, [SlName, SlNameEn]: Names, place: object) =>
  clerk.add(ledger.subLedgers.commands.add, { SlName, SlNameEn, ...place });

async function makeHeads(clerk: Clerk, funds: Chart['funds']): Promise<Chart['heads']> {
  const heads = {} as Record<HeadKey, number>;
  const ledgers = new Map<string, number>();
  for (const [key, head] of entriesOf<HeadKey, UsualHead>(USUAL_HEADS)) {
    const { ledger: wanted, group: SFGNID, name, chargeOn } = head;
    const usual = USUAL_FEE_LEDGERS[wanted];
    const FundID = funds[usual.fund];
    const GLID = ledgers.get(wanted) ?? (await makeLedger(clerk, funds, usual));
    ledgers.set(wanted, GLID);
    const SLID = await makeAccount(clerk, name, { FundID, GLID });
    await clerk.send(feeHeads.commands.add, { FundID, GLID, SLID, SFGNID, chargeOn });
    heads[key] = SLID;
  }
  return heads;
}

/** Classes that sit for the board's examination, by their place among the usual ones. */
const BOARD_CLASSES = [3, 5, 8, 10, 11];
const RESIDENCES: Readonly<Record<string, Residence>> = { Aba: 'aba', Ona: 'ona', Day: 'day' };

/**
 * The price lists: in the older session the monthly fees were a tenth lower, and nobody was admitted in these books.
 * What an exam costs its fee settings say.
 */
export async function setPrices(
  clerk: Clerk,
  frame: Frame,
  { heads }: Chart,
  session: Session,
): Promise<void> {
  const rows = frame.classes.flatMap(({ id }, classIndex) =>
    entriesOf<HeadKey, UsualHead>(USUAL_HEADS).flatMap(([key, { group }]) => {
      const none =
        key === 'exam' ||
        (key === 'board' && !BOARD_CLASSES.includes(classIndex)) ||
        (session === 'older' && group === FEE_GROUP.admission);
      if (none) return [];
      const place = { SessionID: frame.sessions[session], Classid: id, SLID: heads[key] };
      return [{ ...place, ...cells(key, group, session) }];
    }),
  );
  await Promise.all(rows.map((row) => clerk.send(feeCommands.setFeePrices, row)));
}

/** A student of before pays two thirds of the admission fee again. */
function cells(head: HeadKey, group: number, session: Session): Record<string, number> {
  const tens = (taka: number) => Math.round(taka / 10) * 10;
  const price = (column: string) => {
    const full = invented.prices[head][RESIDENCES[column.slice(-6, -3)] as Residence];
    if (session === 'older' && group === FEE_GROUP.monthly) return tens(full * 0.9);
    return head === 'admission' && column.endsWith('Old') ? tens((full * 2) / 3) : full;
  };
  return Object.fromEntries(PRICE_COLUMNS.map((column) => [column, price(column)]));
}
