import type { FormPart, Said } from '../../kernel/index.ts';

type PersonCell =
  | ('name' | 'father' | 'mother' | 'birth' | 'gender' | 'nationalId' | 'blood')
  | ('guardian' | 'relation' | 'mobile' | 'mobile2')
  | ('village' | 'post' | 'thana' | 'district');

/** Who a student is, as every form of him begins: empty to be filled, or as the records have it. */
export const PERSON_PARTS: readonly FormPart<PersonCell>[] = [
  {
    title: { bn: 'শিক্ষার্থীর পরিচয়', en: 'The student' },
    lines: [['name'], ['father'], ['mother'], ['birth', 'gender'], ['nationalId', 'blood']],
  },
  {
    title: { bn: 'অভিভাবক', en: 'Guardian' },
    lines: [
      ['guardian', 'relation'],
      ['mobile', 'mobile2'],
    ],
  },
  {
    title: { bn: 'স্থায়ী ঠিকানা', en: 'Permanent address' },
    lines: [
      ['village', 'post'],
      ['thana', 'district'],
    ],
  },
];

/** Over what is written of where he lives now. */
export const PRESENT_ADDRESS: Said = { bn: 'বর্তমান ঠিকানা', en: 'Present address' };

/** Over what the office writes on the form itself. */
export const FOR_THE_OFFICE: Said = { bn: 'অফিস পূরণ করবে', en: 'For the office' };

/** Who signs such a form. */
export const FORM_SIGNS: readonly Said[] = [
  { bn: 'অভিভাবকের স্বাক্ষর', en: 'Guardian’s signature' },
  { bn: 'মুহতামিমের স্বাক্ষর', en: 'Principal’s signature' },
];
