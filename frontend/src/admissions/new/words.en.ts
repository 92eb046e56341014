import type { admissionBn } from './words.bn.ts';

/** Words of the forms of admission. */
export const admissionEn: Record<keyof typeof admissionBn, string> = {
  'admissions.add.save': 'Save admission',
  'admissions.add.automatic': 'automatic',
  'admissions.add.academic': 'Class and residence',
  'admissions.add.parts': 'Parts of the form',
  'admissions.add.noPrice': 'Not charged at admission, for the class has no price of them: {heads}',
  'admissions.add.toPrices': 'Fee matrix',
  'admissions.add.collect': 'Collect fees',
  'admissions.add.serialHint': 'Left empty, the next serial is given',
  'admissions.add.todayHint': 'Left empty, today',
  'admissions.add.months': 'Fees of the months from the admission until today',
  'admissions.add.months-all': 'All, from the month of admission',
  'admissions.add.months-none': 'None that began before today',
  'admissions.add.months-from': 'Those that begin from a day on',
  'admissions.add.chargeFrom': 'Months that begin from',
  'admissions.add.fees': 'The fees of admission are charged too',
  'admissions.add.monthsCharged': 'Fees of {count|month was|months were} charged: {amount:taka} taka',
  'admissions.add.monthsRefused': 'The months since the admission could not be charged: {why}',
  'admissions.add.classFirst': 'Choose the class first',
};
