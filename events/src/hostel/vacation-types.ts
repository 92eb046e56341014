import { ENGLISH } from '../academics/index.ts';
import { defineRegister, field } from '../kernel/index.ts';

/** ছুটির ধরন: why a student leaves the hostel for some days. */
export interface VacationType {
  readonly name: string;
  readonly english: string;
}

export const vacationTypes = defineRegister<VacationType>()({
  noun: 'VacationType',
  stream: 'hostel',
  power: 'gate_pass_leave',
  path: '/api/students/studentvacation_type',
  also: ['/api/students/get_studentvacation_type_list'],
  id: 'ID',
  page: 10,
  fields: {
    VacationList: field.text(
      'name',
      { bn: 'ছুটির ধরন', en: 'Vacation Type' },
      { script: 'bn', missing: { bn: 'ছুটির ধরন লিখুন', en: 'Vacation is required' } },
    ),
    EngVacationList: field.text('english', ENGLISH, { script: 'en' }),
  },
  unique: ['name'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'ছুটির ধরন',
      many: 'ছুটির ধরন',
      purpose: 'শিক্ষার্থীর ছুটি লেখার সময় এই ধরনগুলো থেকে বাছাই করা হয়।',
    },
    en: {
      one: 'vacation type',
      many: 'Vacation types',
      purpose: 'A student’s vacation is of one of these types.',
      failed: { remove: 'Error! Failed to delete the vacation type.' },
    },
  },
});
