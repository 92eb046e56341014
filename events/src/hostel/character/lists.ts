import { defineRegister, field } from '../../kernel/index.ts';

/** A word of the list that the office keeps. */
interface Named {
  readonly name: string;
}

const shared = {
  stream: 'conduct',
  power: 'character_report',
  unique: ['name'],
  ordered: true,
  remove: 'refuse',
} as const;

/** রিপোর্টের ধরন: whether a report praises, warns … (`ReportTypID`). */
export const characterTypes = defineRegister<Named>()({
  ...shared,
  noun: 'CharacterType',
  path: '/api/students/studentreport_type',
  also: ['/api/students/get_studentreport_type'],
  id: 'ReportTypID',
  fields: {
    name: field.text(
      'name',
      { bn: 'রিপোর্টের ধরন', en: 'Type of report' },
      { script: 'bn', missing: { bn: 'রিপোর্টের ধরন লিখুন', en: 'Type of report is required' } },
    ),
  },
  words: {
    bn: {
      one: 'রিপোর্টের ধরন',
      many: 'রিপোর্টের ধরন',
      purpose: 'আখলাক প্রতিবেদন লেখার সময় এই ধরনগুলো থেকে বাছাই করা হয়, যেমন প্রশংসা, সতর্কতা।',
    },
    en: {
      one: 'type of report',
      many: 'Types of report',
      purpose: 'A character report is of one of these types, such as praise or warning.',
    },
  },
});

/** রিপোর্টের বিষয়: what a report is about, prayer, lessons … (`ReportCetID`). */
export const characterVariants = defineRegister<Named>()({
  ...shared,
  noun: 'CharacterVariant',
  path: '/api/students/studentreport_cet',
  also: ['/api/students/get_studentreport_cet'],
  id: 'ReportCetID',
  fields: {
    name: field.text(
      'name',
      { bn: 'রিপোর্টের বিষয়', en: 'Variant of report' },
      { script: 'bn', missing: { bn: 'রিপোর্টের বিষয় লিখুন', en: 'Variant of report is required' } },
    ),
  },
  words: {
    bn: {
      one: 'রিপোর্টের বিষয়',
      many: 'রিপোর্টের বিষয়',
      purpose: 'আখলাক প্রতিবেদন এই বিষয়গুলোর একটি নিয়ে লেখা হয়, যেমন নামায, পড়াশোনা, শৃঙ্খলা।',
    },
    en: {
      one: 'variant of report',
      many: 'Variants of report',
      purpose: 'A character report is about one of these, such as prayer, lessons or discipline.',
    },
  },
});
