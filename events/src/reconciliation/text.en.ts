import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'reconciliation.taken': 'The bank statement is read in',
  'reconciliation.withdrawn': 'The bank statement is withdrawn',
  'reconciliation.matched': 'Matched',
  'reconciliation.unmatched': 'The match is taken back',
  'reconciliation.left': 'Left with its reason',
  'reconciliation.locked': 'The reconciliation is closed',
  'reconciliation.unlocked': 'The reconciliation is open again',
  'reconciliation.not-found': 'The bank’s statement was not found',
  'reconciliation.counted': '“{account}” closes by counting; only banks and mobile wallets are reconciled',
  'reconciliation.unreadable': 'The bank’s file has {count|fault|faults}; nothing was taken in',
  'reconciliation.no-headings':
    'The file has no headings that are known for the day and for money in and out; name its columns',
  'reconciliation.headings-moved':
    'Line {line}: the headings are those of before in another order; see the columns as they are proposed now, and take the file so',
  'reconciliation.day-unreadable': 'Line {line}: the day cannot be read: {value}',
  'reconciliation.no-side':
    'Line {line}: Nothing in the file says which amounts came and which went; it needs two columns, a minus, or a column Dr/Cr',
  'reconciliation.day-missing': '{cell}: this line has money, but neither it nor a line above has a day',
  'reconciliation.days-ambiguous':
    'Line {line}: The days can be read in two ways (04/11: 4 November or 11 April); say whether the day or the month comes first',
  'reconciliation.days-fall':
    'Line {line}: The day of this line is before the one above, though the balances go on in the order of the file; if that is right, choose “take in the file’s order”',
  'reconciliation.columns': 'The columns of the file are read; nothing is recorded',
  'reconciliation.looked': 'The bank’s file has been looked at; nothing is recorded yet',
  'reconciliation.amount-unreadable': '{cell}: the amount cannot be read: {value}',
  'reconciliation.balance-untold': 'Line {line}: there is no balance here, and no line behind it tells one',
  'reconciliation.balance-breaks':
    'Line {line}: The balance before and the amount of this line do not make its balance; a line is missing in between',
  'reconciliation.no-balances':
    'Line {line}: The file has no column of balances; type what stood before its first line and after its last',
  'reconciliation.sum-differs':
    'Line {line}: {opening:taka} taka before and {sum:taka} taka of all lines make {makes:taka}, not {closing:taka} taka; a line is missing, or a column is taken for another',
  'reconciliation.typed-differs':
    'Line {line}: The file begins with {opening:taka} taka and ends with {closing:taka} taka; other sums were typed',
  'reconciliation.no-days': 'Line {line}: Nothing in the column that was named as the day reads as a day',
  'reconciliation.kind-twice':
    '“{kind:shown}” is said of two columns, {one} and {other}; one column alone can be it',
  'reconciliation.kind-twice-lacking':
    '“{kind:shown}” is said of two columns, {one} and {other}; lacking is {lacking:shown}',
  'reconciliation.column-twice':
    'Column {at} is said to be two things, “{one:shown}” and “{other:shown}”; it can be one of them',
  'reconciliation.columns-lacking': 'Name the columns that are lacking: {lacking:shown}',
  'reconciliation.both-sides':
    'Line {line}: {out:taka} taka went out and {into:taka} taka came in, both on this line; a line can be one of them. Write it as two lines, or name the columns otherwise',
  'reconciliation.backwards': 'The last day cannot be before the first',
  'reconciliation.line-outside': 'Line {line}: its day, {day:day}, is outside {from:day} to {to:day}',
  'reconciliation.gap': 'Begin the day after the last reconciliation of “{account}” ended: {day:day}',
  'reconciliation.earlier-open': 'The statement of “{account}” before this one is not closed yet',
  'reconciliation.opening-differs':
    'The statement before ended with {before:taka} taka, this one begins with {opening:taka} taka',
  'reconciliation.already-locked': 'This reconciliation is closed; ask with a reason that it be opened again',
  'reconciliation.not-locked': 'This reconciliation is not closed',
  'reconciliation.not-last': 'A later statement has been read in; withdraw that one first',
  'reconciliation.no-line': 'The bank’s line was not found for this account',
  'reconciliation.no-entry': 'The entry was not found in this account',
  'reconciliation.no-match': 'There is no such match under this statement',
  'reconciliation.nothing-chosen': 'Choose what to match',
  'reconciliation.line-matched': 'The bank’s line is matched already',
  'reconciliation.entry-matched': 'The entry is matched already',
  'reconciliation.amounts-differ':
    'The bank’s line has {line:taka} taka, the entries {entries:taka} taka; they must be equal',
  'reconciliation.entry-later': 'The entry of {day:day} is after the last day of this statement',
  'reconciliation.entry-of-period':
    'Entries of this period that have not reached the bank are carried to the next statement by themselves; only those dated before the first statement are left with a reason',
  'reconciliation.lines-open':
    '{count|line of the bank is|lines of the bank are} neither matched nor left with a reason',
  'reconciliation.difference':
    'Books and bank differ by {amount:taka} taka; it closes only when there is no difference',
  'approval.kind.statement-unlock': 'Open the reconciliation of “{account}” to {day:day} again',
  'reconciliation.paper.title': 'Bank Reconciliation',
  'reconciliation.paper.by-bank': 'Balance as per bank statement',
  'reconciliation.paper.in-transit': 'Add: received in the books, not yet at the bank',
  'reconciliation.paper.outstanding': 'Less: paid in the books, not yet by the bank',
  'reconciliation.paper.left': 'At the bank, not yet in the books (left with a reason)',
  'reconciliation.paper.open': 'At the bank, not matched yet',
  'reconciliation.paper.by-books': 'Balance as per books',
  'reconciliation.paper.difference': 'Difference',
  'reconciliation.paper.matched': 'Lines matched',
  'reconciliation.paper.state.open': 'Being reconciled',
  'reconciliation.paper.state.locked': 'Reconciled',
  'reconciliation.paper.bank-says': 'Bank statement line',
  'reconciliation.paper.books-say': 'Entry in the books',
  'reconciliation.paper.in': 'In',
  'reconciliation.paper.out': 'Out',
};
