import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'papers.check.title': 'Receipt check',
  'papers.check.how':
    'Enter the verification code printed on the receipt. Scanning its QR code fills it in for you.',
  'papers.check.running': 'Checking…',
  'papers.check.genuine': 'This receipt is genuine',
  'papers.check.genuineWhat':
    'It stands in the madrasah’s books. Compare what is shown below with the receipt in your hand.',
  'papers.check.reversed': 'This receipt is void',
  'papers.check.reversedWhat': 'It was voided on {day}. It does not count any more.',
  'papers.check.unknown': 'No such receipt',
  'papers.check.unknownWhat': 'Look at the code again, or ask the madrasah’s office.',
  'papers.check.failed': 'It could not be checked',
  'papers.check.institution': 'Institution',
  'papers.check.receiptNo': 'Receipt no.',
  'papers.check.day': 'Date',
  'papers.check.total': 'Total paid',
  'papers.check.initials': 'Initials of the name',
  'papers.check.code': 'Verification code',
  'papers.check.codeHint': 'For example 12-BCDFG-HJKLM; small letters and no dashes will do',
  'papers.check.codeWrong': 'A verification code has only digits and English letters',
  'papers.check.correct': 'Correct it and check again',
  'papers.check.another': 'Check another receipt',
  'papers.check.submit': 'Check',
  'papers.check.elsewhere': 'A receipt of another institution',
};
