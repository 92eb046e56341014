import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'exams.sections.which': 'Sections',
  'exams.sections.all': 'Choose all sections',
  'exams.sections.none': 'Choose none',
  'exams.sections.look': 'See what it does',
  'exams.sections.how': 'In which way',
  'exams.sections.asLast': 'As in the last exam',
  'exams.sections.from': 'from {exam}',
  'exams.fees.forAll': 'Fees of all sections',
  'exams.fees.why':
    'Set the fee of several sections at once. What each section gets is shown before it is saved.',
  'exams.fees.said': 'The same fee for all sections',
  'exams.fees.replace': 'Change it where another fee stands, too',
  'exams.fees.save': 'Save these fees',
  'exams.fees.lookTitle': 'What each section gets',
  'exams.fees.new': '{now}, new',
  'exams.fees.changes': '{now} in place of {before}',
  'exams.fees.same': '{now}, stands already',
  'exams.fees.stands': '{before} stands and stays',
  'exams.fees.none': 'no fee in an earlier exam',
  'exams.fees.nothing': 'It would change nothing.',
  'exams.conditions.title': 'Conditions of all sections at once',
  'exams.conditions.why':
    'A section gets only what it lacks; what stands there stays. What each section gets is shown before it is saved.',
  'exams.conditions.asHere': 'As the section chosen above',
  'exams.conditions.lookTitle': 'What each section gets',
  'exams.conditions.save': 'Save these conditions',
  'exams.conditions.noExam': 'no conditions in an earlier exam',
  'exams.conditions.nothing': 'nothing new',
  'exams.conditions.stands': 'Conditions that stand there and stay: {n}',
  'exams.conditions.lacking': 'Subjects of this name that the section has not: {names}',
};
