import type { AnswerOf, PaperDocument } from '@madrasah/events/kernel';
import { tamlikQueries, zakatEligibleList } from '@madrasah/events/tamlik';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** What a zakat fund holds, in taka. */
export interface ZakatFund {
  readonly FundID: number;
  readonly FundName: string;
  readonly spendable: number;
  readonly accounts: readonly { readonly SLID: number; readonly SlName: string; readonly amount: number }[];
}

/** What zakat may still be spent, and who waits for it; sums in taka. */
export interface ZakatStanding {
  readonly funds: readonly ZakatFund[];
  readonly spendable: number;
  readonly eligible: number;
  readonly waiting: number;
  readonly due: number;
}

/** What an entitled student owes. */
export interface ZakatDue {
  readonly itemId: number;
  readonly SlName: string;
  readonly MonthName: string;
  readonly FundID: number;
  readonly due: number;
}

/** A student of a class who is entitled, with all he owes. */
export interface ZakatOwed {
  readonly UserID: number;
  readonly UserCode: string;
  readonly StudentName: string;
  readonly ClassName: string;
  readonly dues: readonly ZakatDue[];
}

export const zakatStanding = answering<{ readonly data: ZakatStanding }>()(tamlikQueries.zakatSpendable);
export const zakatDues = answering<Listed<ZakatDue>>()(tamlikQueries.zakatDues);
export const zakatOwed = answering<Listed<ZakatOwed>>()(tamlikQueries.zakatOwed);
export const zakatEligible = answering<AnswerOf<typeof zakatEligibleList>>()(zakatEligibleList.question);
export const tamlikPaper = answering<{ readonly data: PaperDocument }>()(tamlikQueries.tamlikPaper);
