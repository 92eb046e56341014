import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'admissions.admitted': 'Student admitted',
  'admission.not-found': 'Admission not found',
  'admissions.already-admitted': 'This student is admitted to this session already',
  'admissions.not-a-student': 'Only students are admitted',
  'admissions.serial-duplicate': 'This admission serial is taken: {serial}',
  'admissions.section-of-other-class': 'The section is not of this class',
  'admissions.price-missing': 'The head “{head}” has no fee for {name}; write 0 where there is none',
  'admissions.section-required': 'Choose a section of the new class',
  'admissions.nothing-changes': 'Class, section, residence and new/old are as they were; nothing changes',
};
