/** What is said of teachers and staff, in Bengali. */
export const bn = {
  'teacher.registered': 'শিক্ষক নিবন্ধিত হয়েছেন',
  'teacher.changed': 'শিক্ষকের তথ্য সংরক্ষণ করা হয়েছে',
  'teacher.left': 'শিক্ষকের বিদায় লেখা হয়েছে',
  'teacher.needs-designation': 'পদবি বাছাই করুন',
  'teacher.needs-joining': 'যোগদানের তারিখ লিখুন',
  'teacher.needs-result': 'ফলাফলের বিভাগ লিখুন',
  'teacher.needs-passing': 'উত্তীর্ণ হওয়ার সন ও তারিখ লিখুন',
  'teacher.needs-qualification': 'শিক্ষাগত যোগ্যতা লিখুন',
  'teacher.needs-board': 'পরীক্ষার বোর্ডের নাম লিখুন',
  'teacher.needs-experience': 'অভিজ্ঞতা লিখুন',
  'teacher.not-found': 'এই শিক্ষক কর্মরত নেই',
  'teacher.of-another-kind': 'তিনি ব্যক্তি তালিকায় শিক্ষক নন',
  'teacher.registered-already': 'তিনি আগে থেকেই নিবন্ধিত',
  'teacher.passed-later': 'উত্তীর্ণ হওয়ার তারিখ আজকের পরে হতে পারে না',
  'teacher.leaves-before-joining': 'বিদায়ের তারিখ যোগদানের আগে হতে পারে না',
  'teacher.leaves-later': 'বিদায়ের তারিখ আজকের পরে হতে পারে না',
} as const;
