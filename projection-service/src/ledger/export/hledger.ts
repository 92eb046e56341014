import { accountNames, accountsByFund } from './account-names.ts';
import { type Entry, type Export, type Overview, takaText, type Written } from './entry.ts';

/** On one line, without what hledger reads as its own: `;` begins a comment, `|` parts payee and note. */
const plain = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/;/g, ',')
    .replace(/\|/g, '/')
    .trim();
/** A tag's value ends at a comma. */
const tag = (text: string) => plain(text).replace(/,/g, ' ');
/** A paper's number stands in parentheses. */
const code = (text: string) => (text ? `(${plain(text).replace(/[()]/g, '')}) ` : '');

const TYPES = [
  'account Assets  ; type:A',
  'account Assets:Money  ; type:C',
  'account Liabilities  ; type:L',
  'account Equity  ; type:E',
  'account Income  ; type:R',
  'account Expenses  ; type:X',
];

/**
 * `journal.hledger`: read by hledger; ends with the balances of our own trial balance as assertions.
 * @param by accounts under hledger's own roots, or under their fund
 */
export async function hledgerJournal(
  file: Written,
  overview: Overview,
  by: 'root' | 'fund' = 'root',
): Promise<Export> {
  const ofFunds = by === 'fund' ? accountsByFund(overview.chart) : undefined;
  const names = ofFunds ?? accountNames(overview.chart);
  const { schoolId, position, at, used, lastDay, balances } = overview;
  const accounts = used.map(({ account, fundId }) => {
    const said = `${plain(names.name(account))} · ${plain(names.fund(fundId))}`;
    const type = ofFunds ? `, type:${ofFunds.typeOf(account)}` : '';
    return `account ${names.path(account, fundId)}  ; ${by === 'fund' ? said.replaceAll(',', ' ') : said}${type}`;
  });
  const head = [
    `; ${overview.head ?? `School ${schoolId}, to position ${position}, the last event of ${at}`}`,
    'decimal-mark .',
  ];
  await file.write(
    `${[...head, 'commodity 1000.00 BDT', '', ...(ofFunds ? [] : TYPES), ...accounts].join('\n')}\n`,
  );

  const transaction = ({
    on,
    paper,
    payee,
    type,
    note,
    revision,
    at: recorded,
    actorId,
    postings,
  }: Entry) => {
    const words = [plain(payee) || type, plain(note)].filter(Boolean).join(' | ');
    const lines = postings.map(({ account, fund, party, itemId, debit, credit }) => {
      const about = [party && `user:${party}`, itemId && `item:${itemId}`].filter(Boolean).join(', ');
      const amount = takaText(debit - credit);
      return `    ${names.path(account, fund)}  ${amount} BDT${about ? `  ; ${about}` : ''}`;
    });
    const tags = `revision:${revision}, event:${type}, recorded:${tag(recorded)}, login:${actorId}`;
    return `\n${on} ${code(paper)}${words}\n    ; ${tags}\n${lines.join('\n')}\n`;
  };

  const assertions = balances.funds.flatMap(({ fundId, accounts: rows }) =>
    rows.map(({ account, debit, credit }) => {
      return `    ${names.path(account, fundId)}  0.00 BDT = ${takaText(debit - credit)} BDT\n`;
    }),
  );
  return {
    entry: (entry) => file.write(transaction(entry)),
    end: async () => {
      if (assertions.length > 0)
        await file.write(`\n${lastDay} Balances at the end, as the books have them\n${assertions.join('')}`);
    },
  };
}
