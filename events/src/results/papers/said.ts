import { SAID, type Said } from '../../kernel/index.ts';

/** What stands on a mark sheet, in its three languages. */
export const MARK_SHEET_SAID = {
  title: { bn: 'নম্বরপত্র', en: 'Mark sheet', ar: 'كشف الدرجات' },
  name: SAID.name,
  father: SAID.father,
  code: SAID.code,
  session: SAID.session,
  section: SAID.section,
  exam: { bn: 'পরীক্ষা', en: 'Exam', ar: 'الاختبار' },
  subject: { bn: 'বিষয়', en: 'Subject', ar: 'المادة' },
  top: { bn: 'পূর্ণ নম্বর', en: 'Full marks', ar: 'الدرجة الكاملة' },
  pass: { bn: 'পাস নম্বর', en: 'Pass marks', ar: 'درجة النجاح' },
  mark: { bn: 'প্রাপ্ত নম্বর', en: 'Marks', ar: 'الدرجة' },
  point: { bn: 'পয়েন্ট', en: 'Point', ar: 'النقطة' },
  division: { bn: 'বিভাগ', en: 'Division', ar: 'التقدير' },
  total: { bn: 'মোট', en: 'Total', ar: 'المجموع' },
  average: { bn: 'গড়', en: 'Average', ar: 'المعدل' },
  gpa: { bn: 'জিপিএ', en: 'GPA', ar: 'المعدل التراكمي' },
  place: SAID.merit,
  absent: { bn: 'অনুপস্থিত', en: 'Absent', ar: 'غائب' },
  /** In a narrow cell, explained at the foot. */
  absentShort: { bn: 'অ', en: 'A', ar: 'غ' },
  kerat: { bn: 'মোটে যোগ হয় না', en: 'not in the total', ar: 'لا تدخل في المجموع' },
  scan: SAID.scan,
  checkCode: SAID.checkCode,
  version: { bn: 'সংস্করণ', en: 'Version', ar: 'النسخة' },
  najem: { bn: 'নাযেমে তালিমাত', en: 'Head of studies', ar: 'ناظم التعليمات' },
  principal: { bn: 'মুহতামিম', en: 'Principal', ar: 'المهتمم' },
  superseded: { bn: 'সংশোধিত', en: 'Revised', ar: 'معدَّل' },
  supersededWhy: {
    bn: 'এই সংস্করণ এখন আর কার্যকর নয়; পরে নতুন সংস্করণ প্রকাশিত হয়েছে।',
    en: 'This version no longer counts: a later one was published.',
    ar: 'هذه النسخة لم تعد معتمدة، وقد صدرت بعدها نسخة جديدة.',
  },
  withdrawn: { bn: 'প্রত্যাহৃত', en: 'Withdrawn', ar: 'مسحوب' },
  withdrawnWhy: {
    bn: 'এই ফলাফলের প্রকাশ প্রত্যাহার করা হয়েছে।',
    en: 'This result is no longer published.',
    ar: 'سُحب نشر هذه النتيجة.',
  },
  notPublished: {
    bn: 'এই পরীক্ষার ফলাফল এখনো প্রকাশিত হয়নি।',
    en: 'The results of this exam are not published yet.',
    ar: 'لم تنشر نتائج هذا الاختبار بعد.',
  },
  passRate: { bn: 'পাসের হার', en: 'Pass rate', ar: 'نسبة النجاح' },
  notArabic: {
    bn: 'যাদের আরবি নাম লেখা নেই',
    en: 'Without an Arabic name',
    ar: 'من لم تسجل أسماؤهم بالعربية',
  },
} as const satisfies Readonly<Record<string, Said>>;
