import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'audit.root-taken': 'The day’s proof was taken',
  'audit.auditors-saved': 'The auditors’ addresses were saved',
  'audit.mail-asked': 'The mail is on its way',
  'audit.root-not-found': 'This daily root does not exist',
  'audit.nothing-yet': 'Nothing has been recorded yet, so there is nothing to prove',
  'audit.no-auditors': 'No e-mail address of an auditor is given',
};
