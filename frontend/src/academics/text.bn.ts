export const bn = {
  'academics.copy.title': 'অন্য শাখায় কপি',
  'academics.copy.why':
    'এক শাখার বিষয়গুলো অন্য শাখায় যোগ করুন। যে নাম সেখানে আগে থেকেই আছে, সেটি যেমন আছে তেমনই থাকবে।',
  'academics.copy.save': 'বিষয় যোগ করুন',
  'academics.copy.adds': 'যা যোগ হবে',
  'academics.copy.nothing': 'কিছুই যোগ হবে না, সব আছে',
  'academics.copy.empty': 'এই শাখায় এখনো কোনো বিষয় নেই।',
} as const;
