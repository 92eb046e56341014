import type { Said } from './said.ts';

const word = (bn: string, en: string, ar: string): Said => ({ bn, en, ar });

/** What the cells and filters of several families are called. */
export const SAID = {
  serial: word('ভর্তি ক্রমিক', 'Adm. serial', 'رقم القبول'),
  code: word('দাখেলা', 'Code', 'رقم القيد'),
  name: word('নাম', 'Name', 'الاسم'),
  father: word('পিতা', 'Father', 'اسم الأب'),
  mother: word('মাতা', 'Mother', 'اسم الأم'),
  birth: word('জন্ম তারিখ', 'Date of birth', 'تاريخ الميلاد'),
  nationalId: word('জন্ম নিবন্ধন / এনআইডি', 'Birth reg. / NID', 'رقم الهوية'),
  blood: word('রক্তের গ্রুপ', 'Blood group', 'فصيلة الدم'),
  address: word('ঠিকানা', 'Address', 'العنوان'),
  mobile: word('মোবাইল', 'Mobile', 'الجوال'),
  mobile2: word('মোবাইল ২', 'Mobile 2', 'الجوال ٢'),
  guardian: word('অভিভাবক', 'Guardian', 'ولي الأمر'),
  relation: word('সম্পর্ক', 'Relation', 'الصلة'),
  session: word('শিক্ষাবর্ষ', 'Session', 'السنة الدراسية'),
  class: word('জামাত', 'Class', 'الصف'),
  section: word('শাখা', 'Section', 'الشعبة'),
  gender: word('লিঙ্গ', 'Gender', 'الجنس'),
  residence: word('আবাসন', 'Residence', 'السكن'),
  newOld: word('নতুন / পুরাতন', 'New / old', 'جديد / قديم'),
  financial: word('আর্থিক অবস্থা', 'Financial status', 'الحالة المالية'),
  entryDay: word('ভর্তির তারিখ', 'Entry day', 'تاريخ القبول'),
  registered: word('নিবন্ধনের তারিখ', 'Registered on', 'تاريخ التسجيل'),
  userType: word('ইউজারের ধরন', 'User type', 'النوع'),
  month: word('মাস', 'Month', 'الشهر'),
  from: word('শুরুর দাখেলা', 'From code', 'من رقم'),
  to: word('শেষ দাখেলা', 'To code', 'إلى رقم'),
  active: word('ব্যক্তির অবস্থা', 'Person’s status', 'حالة الشخص'),
  standing: word('ভর্তির অবস্থা', 'Admission’s status', 'حالة القبول'),
  total: word('মোট', 'Total', 'المجموع'),
  grandTotal: word('সর্বমোট', 'Grand total', 'المجموع الكلي'),
  number: word('ক্র.', 'No.', 'م'),
  /** Below the QR code of a paper, and beside what it says in letters. */
  scan: word('স্ক্যান করে যাচাই করুন', 'Scan to verify', 'امسح للتحقق'),
  checkCode: word('যাচাই কোড', 'Verification code', 'رمز التحقق'),
} as const satisfies Readonly<Record<string, Said>>;
