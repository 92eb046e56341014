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
  'admissions.corrected': 'The admission has been corrected',
  'admissions.left': 'It is written down that the student has left',
  'admissions.returned': 'It is written down that the student is back',
  'admissions.withdrawn': 'The mistaken admission has been withdrawn',
  'admissions.charged':
    'Fees are charged already: class, residence, new or old cannot be changed here; use “Change of Class or Residence”',
  'admissions.in-results': 'There are exams or results under this admission, which cannot be withdrawn',
  'admissions.is-certified': 'This student was given a certificate; the admission cannot be withdrawn',
  'admissions.has-left': 'This student has left already',
  'admissions.not-left': 'This student has not left',
  'admissions.leaves-too-early': 'Nobody leaves before the day of the admission',
  'admissions.leaves-later': 'A day to come cannot be written down',
  'admissions.returns-too-early': 'The return must come after the day of leaving',
  'admissions.money-came':
    'Money has come for this admission, or old dues stand under it; take that back first',
  'admissions.promoted': 'The students have been taken into the new session',
  'admissions.promotion-previewed': 'This is what would come of it; nothing was recorded',
  'admissions.same-session': 'Choose another session',
  'admissions.not-of-class': '{code} is no student of this class',
  'admissions.chosen-twice': 'A student is named twice',
  'admissions.promotion-refused': '{count} students cannot be taken; mend it, or leave them out',
  'admissions.promotion-problem': '{code}: {why}',
  'admissions.promotion-undo':
    '{count} new admissions will be withdrawn and their {items} charges taken back',
  'admissions.promotion-undo.left': '{count} who left will be in their former class again',
  'admissions.alike': 'Somebody of the same name, father and birthday is already there: {code}',
  'admissions.enters-later': 'The day of admission cannot be after today',
  'admissions.import-undo':
    '{count} admissions will be withdrawn and their {items} charges taken back; those who were entered from this file will be inactive',
  'admissions.import-leans': '{code}: another admission, money or results came later',
  'admissions.regrouped': 'The students are in their section',
};
