/** What a money account is: what lies in the drawer, at the bank, in a telephone; `other` when its names do not say. */
export type MoneyKind = 'cash' | 'bank' | 'wallet' | 'other';

// A wallet is asked for first: মোবাইল ব্যাংকিং is no bank. নগদ alone is the drawer, not the company of that name.
const SAYS: readonly (readonly [MoneyKind, RegExp])[] = [
  ['wallet', /মোবাইল|ওয়ালেট|বিকাশ|রকেট|উপায়|নগদ ?অ্যাপ|mobile|wallet|b-?kash|rocket|nagad|upay/iu],
  ['bank', /ব্যাংক|ব্যাঙ্ক|bank/iu],
  ['cash', /নগদ|ক্যাশ|হাতে|বাক্স|cash|drawer|petty/iu],
].map(([kind, words]) => [kind as MoneyKind, new RegExp((words as RegExp).source.normalize('NFC'), 'iu')]);

/**
 * Of what kind a money account is by its names, where nobody has said it: its own and its general ledger's.
 * @param names of the account, the most telling first
 */
export function moneyKindOf(...names: readonly (string | undefined)[]): MoneyKind {
  for (const name of names) {
    const said = name && SAYS.find(([, words]) => words.test(name.normalize('NFC')));
    if (said) return said[0];
  }
  return 'other';
}

/** A payment that leaves no note behind is found again by its number alone. */
export const needsNumber = (kind: MoneyKind): boolean => kind === 'bank' || kind === 'wallet';

/** Of what kind a money account is: as the chart says, else as its names do. */
export const kindOfMoney = (
  account: { readonly moneyKind: MoneyKind | null; readonly name: string },
  ledgerName: string | undefined,
): MoneyKind =>
  account.moneyKind === null || account.moneyKind === 'other'
    ? moneyKindOf(account.name, ledgerName)
    : account.moneyKind;
