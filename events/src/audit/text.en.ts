import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'audit.root-taken': 'The day’s proof was taken',
  'audit.auditors-saved': 'The auditors’ addresses were saved',
  'audit.mail-asked': 'The mail is on its way',
  'audit.root-not-found': 'This daily root does not exist',
  'audit.nothing-yet': 'Nothing has been recorded yet, so there is nothing to prove',
  'audit.named.confirmed': '{title} no. {number}: asked by {asker}, confirmed by {by}. {mark}',
  'audit.named.recovered':
    'The password of the login “{name}” was set anew on the machine that holds the keys (npm run login:reset)',
  'audit.named.alone-on': '{by} has switched “Confirming alone” on',
  'audit.named.alone-off': '{by} has switched “Confirming alone” off',
  'audit.no-auditors': 'No e-mail address of an auditor is given',
};
