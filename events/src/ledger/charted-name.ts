import { inEither, type Language } from '../kernel/index.ts';

/** What has a name in the chart, and perhaps one in English. */
export interface Charted {
  readonly name: string;
  readonly nameEn: string;
}

/** What a fund, a ledger or an account is called: in English where an English name was given; '' where it is none. */
export const chartedName = (row: Charted | undefined, language: Language): string =>
  (language === 'en' && row?.nameEn) || (row?.name ?? '');

/** The same for a sentence, whichever language it will be told in. */
export const chartedInBoth = (row: Charted | undefined): string =>
  row?.nameEn && row.nameEn !== row.name
    ? inEither((language) => chartedName(row, language))
    : (row?.name ?? '');

/** The key of what an account of the system is called. */
export const systemAccountKey = (account: string): string => `ledger.account.${account.slice('sys:'.length)}`;
