import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'settings.switch.intro':
    'Each setting is saved by itself half a second after it was chosen. The audit trail keeps who changed what, and when.',
  'settings.switch.looking':
    'You may look at the settings; changing them takes the power “General settings”.',
  'settings.switch.about1':
    'Switched off, nobody can apply any more; applications that came are kept. Switched on, it opens for the session and classes that it was last open for.',
  'settings.switch.about2':
    'Switched on, the forms of a new user and of admission show the code of whoever is there with the same name, father and birthday. It stops nobody from saving.',
  'settings.switch.about3':
    'Switched on, their fees are taken from the column of females from now on; off, from that of males. Fees that were charged stay.',
  'settings.switch.about4':
    'Switched off, identity cards are printed with an empty frame, for a photo to be pasted in.',
};
