import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'setup.usual-looked': 'This is what would be made; nothing is recorded',
  'setup.usual-taken': 'The usual has been taken',
  'setup.usual-there': 'All of the usual is there already; there is nothing to make',
  'setup.usual-needs':
    'A session that runs, classes with sections and books, and names of exams are needed first',
  'setup.usual-receipt':
    'Receipts and vouchers: receipts in one order through the session, two copies (the guardian’s and the office’s), three columns and three signatures',
  'setup.usual-settled': 'Print as the school has settled it',
  'setup.usual-papers-changed': 'Print settings have been changed since, so this can no longer be taken back',
  'setup.usual-none': 'Nothing is left to make: all that was kept is there already, or nothing was kept',
  'setup.usual-unknown': 'Something that is to be left out is not on this list; open the list again',
  'setup.usual-not-listed': '“{id}” is not on this list',
  'setup.usual-in-use': '{count} of them have been used since, so they can no longer be taken back',
  'setup.usual-used': '“{name}” is used',
  'setup.usual-taken-back':
    '{count|entry that was made here|entries that were made here} will be taken off their lists',
};
