import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'vacation.returned': 'The return is recorded',
  'vacation.student-left': 'The student has left the madrasah and cannot be given a vacation',
  'vacation.ends-before-start': 'The return must be later than the departure',
  'vacation.overlaps': 'The student has another vacation in that time: {from:day} to {to:day}',
  'vacation.back-already': 'The student is back from this vacation already',
  'vacation.back-before-start': 'The return cannot be before the departure',
  'vacation.back-later': 'The return cannot be later than now',
  'vacation.pass.number': 'Gate pass no.',
  'vacation.pass.goes': 'Leaves at',
  'vacation.pass.comes': 'To be back by',
  'vacation.pass.void': 'VOID',
  'vacation.pass.voided': 'This gate pass was withdrawn',
  'vacation.pass.hour': '{day:day}, {time}',
  'vacation.pass.guardian': 'Guardian',
  'vacation.pass.warden': 'Head of the hostel',
  'vacation.pass.gatekeeper': 'Gatekeeper',
};
