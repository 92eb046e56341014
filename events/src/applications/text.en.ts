import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'application.not-found': 'There is no application of this number',
  'applications.submitted': 'Application received',
  'applications.changed': 'The application was mended',
  'applications.switched': 'The state of the application was saved',
  'applications.erased': 'What the application said is erased; its number stays',
  'applications.erased-already': 'What this application said has been erased already',
  'applications.setting-saved': 'The setting of online admission was saved',
  'applications.closed': 'No applications are taken online at present',
  'applications.class-closed': 'No applications for this class are taken online at present',
  'applications.proof': 'The number of the application does not go with this link or these four digits',
  'applications.digits-shut':
    'Too many wrong digits were given. Use the link you were given, or ask the office; try again in {hours|hour|hours}',
  'applications.link-only':
    'Only the link you were given changes an application; the four digits show and print it. Whoever has lost the link asks the office',
  'applications.ask-office': 'The applicant is a student now; the office tells what stands about him',
  'applications.decided': 'This application has been decided on and cannot be changed any more',
  'applications.admitted-already': 'This applicant has been admitted already',
  'applications.inactive': 'This application is laid aside; take it up again first',
  'applications.taken': 'Somebody else is admitting this applicant; look again in a moment',
  'applications.form': 'Admission Form',
  'applications.form-no': 'Application no. {code:digits}',
  'applications.guardian': 'Guardian’s name',
  'applications.permanent': 'Permanent address',
  'applications.present': 'Present address',
  'applications.photo': 'Photo',
  'applications.guardian-sign': 'Guardian’s signature',
};
