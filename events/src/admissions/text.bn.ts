export const bn = {
  'admissions.admitted': 'ভর্তি সফল হয়েছে',
  'admission.not-found': 'ভর্তির তথ্য পাওয়া যায়নি',
  'admissions.already-admitted': 'এই ছাত্র এই শিক্ষাবর্ষে আগেই ভর্তি হয়েছে',
  'admissions.not-a-student': 'ভর্তি শুধু ছাত্রের জন্য',
  'admissions.serial-duplicate': 'এই ভর্তি ক্রমিক আগে থেকেই আছে: {serial}',
  'admissions.section-of-other-class': 'শাখাটি এই জামাতের নয়',
  'admissions.price-missing': '“{head}” খাতে {name} এর জন্য ফি লেখা নেই; ফি না থাকলে ০ লিখুন',
  'admissions.section-required': 'জামাত বদলালে নতুন জামাতের শাখা বাছাই করুন',
  'admissions.nothing-changes': 'জামাত, শাখা, আবাসন এবং নতুন/পুরাতন আগের মতোই আছে; কিছুই বদলায় না',
} as const;
