export const bn = {
  'academics.session.name-required': 'শিক্ষাবর্ষের নাম লিখুন',
  'academics.class.name-required': 'জামাতের নাম লিখুন',
  'academics.section.name-required': 'শাখার নাম লিখুন',
  'academics.section.duplicate': 'এই জামাতে এই নামে শাখা আগে থেকেই আছে',
} as const;
