import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'admissions.notice.kin':
    'Line {lines:digits}: the guardian’s mobile is of {code:digits}; they count as brothers or sisters by it',
  'admissions.notice.kin-recorded':
    'Line {lines:digits}: the guardian’s mobile is of {code:digits}, whose family is recorded; if they are of it, enter them there after the file is taken',
  'admissions.notice.kin-more': 'The guardian’s mobiles of others are of {count:digits} more families',
  'admissions.notice.before-session':
    'Line {lines:digits}: the day of admission is before the session of the class begins ({day:day}). Look whether it is right',
  'admissions.notice.before-opening':
    'Line {lines:digits}: the day of admission is before the books were opened ({day:day}); fees of the admission would stand on that day. Look whether it is right',
  'admissions.notice.born-since':
    'Line {lines:digits}: the birthday is after the day of admission. Look whether both are right',
  'admissions.notice.unpriced':
    '“{head}” has no price yet on the day of admission of {count|student|students} (line {lines:digits}): they are not charged it',
  'admissions.notice.months':
    '{class}: months of {count|student|students} since the admission wait for the charge runs of {months}; the file itself charges none',
  'admissions.admitted': 'Student admitted',
  'admissions.exported': 'Data exported successfully',
  'admissions.export-over':
    'The file of this export can no longer be had: its day is over or the list has changed. Export again',
  'admissions.export-columns': 'Please select at least one column to export',
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
  'admissions.returns-too-early': 'The return cannot come before the day of leaving',
  'admissions.money-came':
    'Money has come for this admission, or old dues stand under it; take that back first',
  'admissions.promoted': 'The students have been taken into the new session',
  'admissions.promotion-previewed': 'This is what would come of it; nothing was recorded',
  'admissions.same-session': 'Choose another session',
  'admissions.not-of-class': '{code:digits} is no student of this class',
  'admissions.chosen-twice': 'A student is named twice',
  'admissions.promotion-refused': '{count|student|students} cannot be taken; mend it, or leave them out',
  'admissions.promotion-unpriced':
    'No fees are set yet in {session} for {classes}, so nothing would be charged. Copy the prices of the earlier session on the page “Fee Matrix”, or tick “Take them without fees” if nothing is charged there',
  'admissions.promotion-problem': '{code:digits}: {why}',
  'admissions.promotion-undo':
    '{count|new admission|new admissions} will be withdrawn and {items|charge|charges} taken back with them',
  'admissions.promotion-undo.left': '{count} who left will be in their former class again',
  'admissions.alike-line': 'Line {line} of your file has this name, father and birthday already',
  'admissions.code-line': 'Line {line} of your file gives this code to another student',
  'admissions.alike': 'Somebody of the same name, father and birthday is already there: {code:digits}',
  'admissions.months-required':
    'The day of admission is before today: say whether the months since then are charged',
  'admissions.charge-from-required': 'Give the day from which months that begin are charged',
  'admissions.enters-later': 'The day of admission cannot be after today',
  'admissions.before-session-doubtful':
    'The day of admission is {day:day}, but the session of this class begins on {begins:day}. Is the day right?',
  'admissions.before-opening-doubtful':
    'The day of admission is {day:day}, but the books were opened on {opened:day}: the fees of the admission would stand on that day. Is the day right?',
  'admissions.born-since-doubtful':
    'The birthday is {born:day}, after the day of admission {day:day}. Are both right?',
  'admissions.thana-unknown': 'No thana of this name or code was found',
  'admissions.thana-several': 'There are several thanas of this name; write the district as well',
  'admissions.thana-missing': 'With a district or a division the thana must be written too',
  'admissions.import-undo':
    '{count|admission|admissions} will be withdrawn and {items|charge|charges} taken back with them; those who were entered from this file will be inactive',
  'admissions.import-leans': '{code:digits}: another admission, money or results came later',
  'admissions.group-undo': '{count} go back to the section they came from',
  'admissions.regrouped-since': '{count} were moved again or withdrawn since',
  'admissions.moved-on': '{code:digits}: not in that section any more',
  'admissions.regrouped': 'The students are in their section',
};
