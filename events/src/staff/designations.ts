import { ENGLISH } from '../academics/index.ts';
import { defineRegister, field } from '../kernel/index.ts';

/** পদবি: what a teacher or one of the staff is to the school. */
export interface Designation {
  readonly name: string;
  readonly english: string;
}

export const designations = defineRegister<Designation>()({
  noun: 'Designation',
  stream: 'staff',
  power: 'teacher_designation',
  path: '/api/teachers/designation',
  id: 'DNID',
  serial: 'SL',
  page: 10,
  fields: {
    Designation: field.text(
      'name',
      { bn: 'পদবি', en: 'Designation' },
      { script: 'bn', missing: { bn: 'পদবি লিখুন', en: 'Designation is required' } },
    ),
    EngDesignation: field.text('english', ENGLISH, { script: 'en' }),
  },
  unique: ['name'],
  ordered: true,
  remove: 'refuse',
  words: {
    bn: {
      one: 'পদবি',
      many: 'পদবি',
      purpose: 'শিক্ষক ও কর্মচারী নিবন্ধনের সময় এই পদবিগুলো থেকে বাছাই করা হয়।',
    },
    en: {
      one: 'designation',
      many: 'Designations',
      purpose: 'Teachers and staff are registered with one of these.',
    },
  },
});
