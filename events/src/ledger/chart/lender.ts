const LOAN = new RegExp(
  /কর্জ|ঋণ|ধার(?!্)|হাওলাত|\bqa?rd\b|\bkarz|\bloans?\b|\blenders?\b/iu.source.normalize('NFC'),
  'iu',
);
const BILL = new RegExp(
  /সরবরাহ|দোকান|বিল|পাওনাদার|বেতন|ওযীফা|ভাড়া|বাকি|\bsuppliers?\b|\bshops?\b|\bbills?\b|\bcreditors?\b|\bsalary|\bwages?\b|\brent\b/iu.source.normalize(
    'NFC',
  ),
  'iu',
);

/**
 * Whether a liability is a loan or a bill that is not paid yet, as its names say; undefined where they do not.
 * @param names of the account, the most telling first
 */
export function lenderOrBill(...names: readonly (string | undefined)[]): 'lender' | 'bill' | undefined {
  for (const name of names) {
    const said = name?.normalize('NFC') ?? '';
    if (LOAN.test(said)) return 'lender';
    if (BILL.test(said)) return 'bill';
  }
  return undefined;
}
