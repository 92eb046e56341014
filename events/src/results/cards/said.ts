import { SAID, type Said } from '../../kernel/index.ts';

/** What stands on an admit card, in its three languages. */
export const ADMIT_CARD_SAID = {
  title: { bn: 'প্রবেশপত্র', en: 'Admit card', ar: 'بطاقة دخول الاختبار' },
  code: SAID.code,
  name: SAID.name,
  father: SAID.father,
  mother: SAID.mother,
  birth: SAID.birth,
  section: SAID.section,
  session: SAID.session,
  residence: SAID.residence,
  seat: { bn: 'আসন নং', en: 'Seat no.', ar: 'رقم الجلوس' },
  room: { bn: 'কক্ষ', en: 'Room', ar: 'القاعة' },
  scan: { bn: 'স্ক্যান করে যাচাই করুন', en: 'Scan to verify', ar: 'امسح للتحقق' },
  day: { bn: 'তারিখ', en: 'Date', ar: 'التاريخ' },
  najem: { bn: 'নাযেমে তালিমাত', en: 'Head of studies', ar: 'ناظم التعليمات' },
  principal: { bn: 'মুহতামিম', en: 'Principal', ar: 'المهتمم' },
} as const satisfies Readonly<Record<string, Said>>;
