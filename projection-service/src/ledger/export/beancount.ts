import { addDays } from '@madrasah/events';
import { accountNames } from './account-names.ts';
import { type Entry, type Export, type Overview, takaText, type Written } from './entry.ts';

/** A string of beancount, on one line. */
const quoted = (text: string) =>
  `"${text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\\/g, '\\\\')
    .replace(/"/g, '\\"')
    .trim()}"`;

/** `journal.beancount`: read by beancount; ends with the balances of our own trial balance, to the paisa. */
export async function beancountJournal(file: Written, overview: Overview): Promise<Export> {
  const names = accountNames(overview.chart);
  const { schoolId, position, at, used, firstDay, lastDay, balances } = overview;
  const opened = used.map(({ account, fundId }) =>
    [
      `${firstDay} open ${names.path(account, fundId)} BDT`,
      `  name: ${quoted(names.name(account))}`,
      `  fund: ${quoted(names.fund(fundId))}\n`,
    ].join('\n'),
  );
  const head = [
    `; ${overview.head ?? `School ${schoolId}, to position ${position}, the last event of ${at}`}`,
  ];
  const options = ['option "operating_currency" "BDT"', `option "title" ${quoted(`School ${schoolId}`)}`];
  await file.write(`${[...head, ...options, '', ...opened].join('\n')}`);

  const transaction = (entry: Entry) => {
    const facts = [
      `  revision: ${entry.revision}`,
      `  event: ${quoted(entry.type)}`,
      ...(entry.paper ? [`  paper: ${quoted(entry.paper)}`] : []),
      `  recorded: ${quoted(entry.at)}`,
      `  login: ${entry.actorId}`,
    ];
    const lines = entry.postings.flatMap(({ account, fund, party, itemId, debit, credit }) => [
      `  ${names.path(account, fund)}  ${takaText(debit - credit)} BDT`,
      ...(party === undefined ? [] : [`    user: ${party}`]),
      ...(itemId === undefined ? [] : [`    item: ${itemId}`]),
    ]);
    const words = `${quoted(entry.payee || entry.type)} ${quoted(entry.note)}`;
    return `\n${entry.on} * ${words}\n${[...facts, ...lines].join('\n')}\n`;
  };

  // Without a tolerance of nothing, beancount would let one paisa pass. A balance is that of the morning.
  const assertions = balances.funds.flatMap(({ fundId, accounts }) =>
    accounts.map(({ account, debit, credit }) => {
      const path = names.path(account, fundId);
      return `${addDays(lastDay, 1)} balance ${path}  ${takaText(debit - credit)} ~ 0.00 BDT\n`;
    }),
  );
  return {
    entry: (entry) => file.write(transaction(entry)),
    end: () => file.write(`\n${assertions.join('')}`),
  };
}
