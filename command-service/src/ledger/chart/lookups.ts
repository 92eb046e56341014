import { inEither, type Language, say } from '@madrasah/events';
import { priceColumn } from '@madrasah/events/fees';
import {
  FEE_FUND_KINDS,
  FUND_KIND,
  feeNameIn,
  headOfArrear,
  kindOfMoney,
  LEDGER_CLASS,
  subLedgerOf,
} from '@madrasah/events/ledger';
import { ROUNDINGS, type Rounding } from '@madrasah/events/plans';
import { MONEY_RULES, SWITCHES, settingValue, TRANSFER_LIMIT } from '@madrasah/events/settings';
import type { ChartState, FeeHead, Fund, GeneralLedger, SubLedger } from './state.ts';

const standing = <T extends { readonly retired: boolean }>(row: T | undefined): T | undefined =>
  row && !row.retired ? row : undefined;

/** A fund that has not been taken off the list. */
export const fundOf = (chart: ChartState, fundId: number): Fund | undefined =>
  standing(chart.funds.get(fundId));
export const generalLedgerOf = (chart: ChartState, ledgerId: number): GeneralLedger | undefined =>
  standing(chart.generalLedgers.get(ledgerId));
export const subLedgerAt = (chart: ChartState, subLedgerId: number): SubLedger | undefined =>
  standing(chart.subLedgers.get(subLedgerId));

/** What a fee is called in the language of whoever asks. */
export const feeCalled =
  ({ subLedgers }: Pick<ChartState, 'subLedgers'>, language: Language) =>
  ({ subLedgerId, name }: { readonly subLedgerId: number; readonly name: string }): string => {
    const head = headOfArrear(name);
    if (head === undefined) return feeNameIn(language, name, subLedgers.get(subLedgerId));
    const of = [...subLedgers.values()].find((row) => row.name === head && row.nameEn);
    return `${say(language, 'fees.old-dues')}: ${feeNameIn(language, head, of)}`;
  };

/** The same for a sentence, whichever language it will be told in. */
export const feeInBoth =
  (chart: Pick<ChartState, 'subLedgers'>) =>
  (item: { readonly subLedgerId: number; readonly name: string }): string => {
    const [bn, en] = [feeCalled(chart, 'bn')(item), feeCalled(chart, 'en')(item)];
    return bn === en ? bn : inEither((language) => (language === 'en' ? en : bn));
  };

/** The fee head that lies on a sub-ledger. */
export function feeHeadOn(chart: ChartState, subLedgerId: number): FeeHead | undefined {
  for (const head of chart.feeHeads.values())
    if (head.subLedgerId === subLedgerId && !head.retired) return head;
  return undefined;
}

/** The same, if it takes new charges: the head of a closed fund takes none, though its old ones are still paid. */
export function chargedHeadOn(chart: ChartState, subLedgerId: number): FeeHead | undefined {
  const { fundId = 0 } = subLedgerAt(chart, subLedgerId) ?? {};
  return fundOf(chart, fundId)?.active ? feeHeadOn(chart, subLedgerId) : undefined;
}

/** Cash, bank and wallet accounts: those whose balance may not run out. */
export const isMoneyAccount = (chart: ChartState, account: string): boolean => {
  const subLedgerId = subLedgerOf(account);
  return subLedgerId !== undefined && chart.subLedgers.get(subLedgerId)?.class === LEDGER_CLASS.money;
};

/** Banks and wallets close by reconciliation, everything else that holds money by counting. */
export const isCounted = (chart: ChartState, account: SubLedger): boolean =>
  !['bank', 'wallet'].includes(kindOfMoney(account, chart.generalLedgers.get(account.ledgerId)?.name));

/** Whether a money account may hold a fund's money. */
export const mayHold = (account: SubLedger, fundId: number): boolean =>
  account.allowedFunds === null || account.allowedFunds.includes(fundId);

/** Whether a fund may go below nothing in an account: a bank that lends, and money that nobody has bound. */
export const mayOverdraw = (account: SubLedger | undefined, fund: Fund | undefined): boolean =>
  account?.overdraft === true && fund?.kind === FUND_KIND.general;

export const mayHoldFees = (fund: Pick<Fund, 'kind'>): boolean => FEE_FUND_KINDS.includes(fund.kind);

/** The oldest standing fund of kind 1: what nobody has bound is its. */
export function generalFund(chart: ChartState): Fund | undefined {
  for (const fund of chart.funds.values()) if (fund.kind === 1 && fund.active && !fund.retired) return fund;
  return undefined;
}

type Set = Pick<ChartState, 'settings'>;
const setTo = ({ settings }: Set, id: number) => settingValue(id, settings.get(id));

/** What percentages come out in here. */
export const roundingOf = (chart: Set): Rounding =>
  setTo(chart, MONEY_RULES.rounding) === ROUNDINGS.paisa ? ROUNDINGS.paisa : ROUNDINGS.taka;

/** Where what is left with us lies from now on: the fund that was chosen while it stands, else the general fund. */
export function advanceFund(chart: ChartState): Fund | undefined {
  const chosen = fundOf(chart, setTo(chart, MONEY_RULES.advanceFund));
  return chosen?.active ? chosen : generalFund(chart);
}

/** How much, in paisa, one person alone may give or lend from fund to fund; 0: a second person confirms each. */
export const transferLimitOf = (chart: Set): number => setTo(chart, TRANSFER_LIMIT);

/** The twelve amounts of a price row on a day; undefined when it says nothing then. */
export function amountsOn(chart: ChartState, priceRowId: number, day: string) {
  const versions = chart.prices.get(priceRowId)?.versions ?? [];
  let best: (typeof versions)[number] | undefined;
  for (const version of versions)
    if (version.from <= day && (!best || version.from >= best.from)) best = version;
  return best?.amounts ?? undefined;
}

/** Which of the twelve amounts a student pays in this school. */
export const priceColumnOf = (
  chart: Set,
  { gender, residence, newOrOld }: Record<'gender' | 'residence' | 'newOrOld', number>,
): number => priceColumn(gender, residence, newOrOld, setTo(chart, SWITCHES.otherPaysFemale) === 1);
