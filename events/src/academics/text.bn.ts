export const bn = {
  'academics.session.name-required': 'শিক্ষাবর্ষের নাম লিখুন',
  'academics.class.name-required': 'জামাতের নাম লিখুন',
  'academics.section.name-required': 'শাখার নাম লিখুন',
  'academics.section.duplicate': 'এই জামাতে এই নামে শাখা আগে থেকেই আছে',
  'academics.copy-to-itself': 'যে শাখা থেকে কপি হবে সেটিকে গন্তব্য হিসেবে বাছাই করা যাবে না',
  'academics.nothing-to-copy': 'এই শাখায় কপি করার মতো কোনো বিষয় নেই',
  'academics.subjects-copied': 'যেসব বিষয় ছিল না সেগুলো যোগ হয়েছে',
} as const;
