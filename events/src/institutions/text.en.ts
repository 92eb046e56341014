import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'institutions.registered': 'Institution registered',
  'institutions.school-id': 'The institution ID has 4 to 10 digits',
  'institutions.first-link-good': 'The link opens the first school',
  'institutions.first-opened': 'The school stands; the first login may sign in',
  'institutions.first-link-dead':
    'This link is used up or wrong: it works once, and only the last one that was printed. Start the product anew for another, or sign in if the school stands already',
  'institutions.first-link-elsewhere':
    'This link works only in a browser on the very computer that the product runs on',
  'institutions.duplicate': 'This institution ID is taken',
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
  'institutions.image-saved': 'Logo or signature saved',
  'institutions.image-withdrawn': 'Picture taken away',
  'institutions.name-required': 'Institution name is required',
};
