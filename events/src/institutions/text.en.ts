import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'institutions.registered': 'Institution registered',
  'institutions.school-id': 'The school id has 4 to 10 digits',
  'institutions.duplicate': 'This school id is taken',
  'institutions.platform-only':
    'Only the institution that runs this system registers others and switches them',
  'institutions.switched': 'The institution was switched',
  'institutions.renewal-set': 'Renewal and quota saved',
  'institutions.entrusted': 'This system was handed over to the other institution',
  'institutions.entrust-inactive':
    'An institution that is switched off cannot run this system; switch it on first',
  'institutions.own': 'The institution that runs this system cannot switch itself off',
  'institution.not-found': 'No such institution',
  'institutions.inactive': 'The institution is inactive',
  'institutions.info-saved': 'Institution info updated successfully!',
  'institutions.image-saved': 'Picture saved',
  'institutions.image-withdrawn': 'Picture taken away',
  'institutions.name-required': 'Institution name is required',
};
