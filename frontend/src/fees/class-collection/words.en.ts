import type { sittingBn } from './words.bn.ts';

export const sittingEn: Record<keyof typeof sittingBn, string> = {
  'fees.sitting.before': 'Collected by class before',
  'fees.sitting.receipts': 'Receipts',
  'fees.sitting.none': 'Nothing was collected so',
  'fees.sitting.noneText':
    'What is collected at one sitting stands here; a mistaken one is taken back as a whole.',
  'fees.sitting.choose': 'Choose a session and a class.',
  'fees.sitting.nobody': 'Nobody is in this class',
  'fees.sitting.nobodyText': 'Try another session, class or section.',
  'fees.sitting.rows': 'Who may pay',
  'fees.sitting.student': 'Student',
  'fees.sitting.full': '{name}: all that is due',
  'fees.sitting.hint': '= fills in all that a student owes; ↓ ↑ go to the next and the last box.',
  'fees.sitting.take': 'Collect',
  'fees.sitting.payers': 'Paying',
  'fees.sitting.count': '{count|student|students}',
  'fees.sitting.done': 'Receipts of {count|student|students} are made',
  'fees.sitting.print': 'Print all receipts',
  'fees.sitting.more': 'Take more',
  'fees.printDay.title': 'Print the receipts of the day',
  'fees.printDay.open': 'Print all receipts',
  'fees.printDay.do': 'Print',
  'fees.printDay.leave': 'Leave it',
  'fees.printDay.count':
    '{count|receipt that stands is|receipts that stand are} printed together; void ones are not.',
  'fees.printDay.again': '{count} of them were printed before: they say “Reprint” and are counted as such.',
};
