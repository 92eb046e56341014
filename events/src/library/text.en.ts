import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'library.copies-added': 'The copies have their numbers',
  'loan.no-reader':
    'Books are lent to students, teachers and staff of the madrasah; this person is none of them now',
  'loan.not-on-shelf': 'This copy cannot be lent: it is being mended or was taken out',
  'loan.lent-already': 'This copy is with somebody else now',
  'loan.was-lost': 'This copy is recorded as lost',
  'loan.no-rule': 'No rule of lending is for such a reader and book; write one first',
  'loan.not-lent': 'By the rules of lending such a book is not lent',
  'loan.too-many': 'By the rules of lending not more than {books} such books are lent at once',
  'loan.back-already': 'This book is back, or was settled',
  'loan.is-lost': 'This book is recorded as lost',
  'loan.not-lost': 'This book is not recorded as lost',
  'loan.before-lent': 'The day cannot be before the day of lending',
  'loan.renewed-enough': 'This loan was renewed {times|time|times}; by its rule it is renewed no more',
  'loan.not-longer': 'Renewed, it would be due no later',
  'loan.book': '{title} (accession no. {number})',
  'loan.message':
    'Assalamu alaikum. {name} has the book “{title}” (accession no. {number}) of the madrasah; it was due on {day:day}. Please return it.',
  'loan.asked-open': 'Who has a book',
  'loan.asked-late': 'Who is late',
  'loan.asked-lost': 'Lost books',
  'loan.reader': 'Reader',
  'loan.librarian': 'Librarian',
};
