import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'people.name-required': 'Name is required!',
  'people.saved': 'Saved',
  'people.erased-done': 'Personal data erased',
  'people.erased': 'The data of this person was erased',
  'people.erased-name': 'Erased',
  'people.photo-saved': 'Photo saved',
  'people.photos-taken': 'Photos received',
  'people.photo-withdrawn': 'Photo removed',
  'people.photo-name': 'File name must start with UserCode: {name}',
  'people.photo-of-nobody': 'Nobody has the code {code}',
  'people.code-digits': 'A code has digits only, at most 12',
  'people.born-later': 'The date of birth cannot be after today',
  'people.code-duplicate': 'This code is taken: {code}',
  'people.code-required': 'Dakhela is required!',
  'people.names-saved': 'Names saved',
  'people.english-only': 'Write only in English letters',
  'people.arabic-only': 'Write only in Arabic letters',
  'people.code-setting-saved': 'Code setting saved',
  'person.not-found': 'User not found',
};
