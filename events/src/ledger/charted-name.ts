import type { Language } from '../kernel/index.ts';

/** What has a name in the chart, and perhaps one in English. */
export interface Charted {
  readonly name: string;
  readonly nameEn: string;
}

/** What a fund, a ledger or an account is called: in English where an English name was given; '' where it is none. */
export const chartedName = (row: Charted | undefined, language: Language): string =>
  (language === 'en' && row?.nameEn) || (row?.name ?? '');

/** The key of what an account of the system is called. */
export const systemAccountKey = (account: string): string => `ledger.account.${account.slice('sys:'.length)}`;
