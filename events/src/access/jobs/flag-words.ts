import type { Flag, Language } from '../../kernel/index.ts';
import type { PowerName } from '../permissions.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * What a flag of a power lets one do, where its column does not say it: "edit" is approving wherever a second person
 * confirms, and "delete" is asking wherever one must. Elsewhere a flag does what its column says.
 */
export const FLAG_WORDS: Readonly<Partial<Record<PowerName, Readonly<Partial<Record<Flag, Words>>>>>> = {
  fee_collection: {
    view: { bn: 'বকেয়া, রসিদ ও হিসাব বিবরণী দেখা ও ছাপা', en: 'see and print dues, receipts and statements' },
    insert: {
      bn: 'ফি গ্রহণ, ফেরতের আবেদন, প্রতিশ্রুতি ও বিদায়ী হিসাব',
      en: 'take fees, ask for refunds, note promises, settle leavers',
    },
  },
  record_delete_edit: {
    edit: {
      bn: 'রসিদ, ভাউচার ও স্থানান্তরের সংশোধন ও বাতিল অনুমোদন',
      en: 'approve corrections and reversals of receipts, vouchers and transfers',
    },
    delete: { bn: 'রসিদ ও ধার্য বাতিলের আবেদন', en: 'ask to take back receipts and charges' },
  },
  concession: {
    insert: { bn: 'ছাড়ের আবেদন করা', en: 'ask for a concession' },
    edit: { bn: 'চলমান ছাড় শেষ করা', en: 'end a standing concession' },
  },
  concession_approve: {
    edit: {
      bn: 'ছাড়, মওকুফ ও ফেরত অনুমোদন; সীমা নির্ধারণ',
      en: 'approve concessions, waivers and refunds; set the limits',
    },
  },
  write_off: {
    insert: { bn: 'মওকুফ ও অবলোপনের আবেদন', en: 'ask for waivers and write-offs' },
    edit: { bn: 'অবলোপন অনুমোদন', en: 'approve write-offs' },
  },
  day_close: {
    insert: {
      bn: 'ক্যাশ গণনা, দিন সমাপ্তি, ক্যাশ হস্তান্তর, দিন খোলার আবেদন',
      en: 'count cash, close the day, hand a drawer over, ask to reopen a day',
    },
    edit: {
      bn: 'দিন খোলা অনুমোদন; গণনার গরমিল মেটানো',
      en: 'approve reopening a day; resolve differences of a count',
    },
  },
  period_lock: {
    insert: { bn: 'হিসাববর্ষ যোগ', en: 'add an accounting year' },
    edit: { bn: 'মাস ও বছর বন্ধ করা ও খোলা', en: 'lock and unlock months, close and reopen years' },
  },
  voucher: {
    insert: {
      bn: 'জমা-খরচ লেখা, বিল যুক্ত করা, কর্মীর অগ্রিম',
      en: 'write vouchers, attach bills, give staff advances',
    },
    edit: { bn: 'ভাউচার সংশোধনের আবেদন; চেক নিষ্পত্তি', en: 'ask to revise a voucher; settle cheques' },
    delete: { bn: 'ভাউচার বাতিলের আবেদন করা', en: 'ask to reverse a voucher' },
  },
  journal_voucher: {
    insert: { bn: 'জাবেদার আবেদন', en: 'ask for a journal voucher' },
    edit: { bn: 'জাবেদা ও তার বাতিল অনুমোদন', en: 'approve journal vouchers and their reversal' },
    delete: { bn: 'জাবেদা বাতিলের আবেদন', en: 'ask to reverse a journal voucher' },
  },
  balance_transfer: {
    insert: { bn: 'স্থানান্তর লেখা বা তার আবেদন', en: 'transfer, or ask for it' },
    edit: { bn: 'তহবিলের দান ও কর্জ অনুমোদন', en: 'approve gifts and loans between funds' },
    delete: { bn: 'স্থানান্তর বাতিলের আবেদন করা', en: 'ask to reverse a transfer' },
  },
  tamlik: {
    insert: { bn: 'তামলীকের আবেদন, মুস্তাহিক লেখা', en: 'ask for tamlik, note who is entitled' },
    edit: { bn: 'তামলীক ও তার বাতিল অনুমোদন', en: 'approve tamlik and its reversal' },
    delete: { bn: 'তামলীক বাতিলের আবেদন করা', en: 'ask to reverse a tamlik' },
  },
  reconciliation: {
    insert: {
      bn: 'বিবরণী নেওয়া ও মেলানো, খোলার আবেদন',
      en: 'take and match statements, ask to unlock one',
    },
    edit: { bn: 'বিবরণী বন্ধ করা; খোলা অনুমোদন', en: 'lock a statement; approve unlocking it' },
  },
  opening_balance: {
    insert: { bn: 'প্রারম্ভিক জেরের আবেদন করা', en: 'ask for an opening' },
    edit: { bn: 'জের বদলানো; জের ও তার বাতিল অনুমোদন', en: 'change an opening; approve it and its reversal' },
    delete: { bn: 'জের বাতিলের আবেদন', en: 'ask to reverse an opening' },
  },
  fee_setting: {
    insert: { bn: 'খাত, মূল্য ও ফি ধার্য; ধার্য ফেরানো', en: 'add heads and prices, charge fees and undo it' },
    edit: {
      bn: 'মূল্য প্রয়োগ, মাস, নিয়ম ও মুদ্রণ সেটিং বদল',
      en: 'apply prices, change months, rules and print settings',
    },
  },
  result_entry: {
    insert: { bn: 'নম্বর লেখা, ফাইল থেকে নেওয়া ও ফেরানো', en: 'enter marks, take them from a file and undo it' },
    edit: { bn: 'কার কোন খাতা তা ঠিক করা', en: 'say who marks which paper' },
  },
  result_publish: {
    edit: { bn: 'ফলাফল প্রকাশ ও প্রকাশের পরে সংশোধন', en: 'publish results, and correct published ones' },
  },
  result_report: { edit: { bn: 'পরের জামাতের সুপারিশ বদলানো', en: 'change promotion suggestions' } },
  student_admission: {
    edit: {
      bn: 'ভর্তি সংশোধন, নোট, বিদায় ও ফিরে আসা',
      en: 'correct admissions, write notes, leaving and return',
    },
    delete: { bn: 'ভর্তি বাতিল', en: 'withdraw an admission' },
  },
  student_group_setting: { edit: { bn: 'শাখা বণ্টন ও তা ফেরানো', en: 'distribute into sections and undo it' } },
  student_import: { insert: { bn: 'ফাইল থেকে নেওয়া ও ফেরানো', en: 'import from a file and undo it' } },
  promotion: { insert: { bn: 'পরের জামাতে উন্নয়ন ও ফেরানো', en: 'promote and undo it' } },
  online_admission: {
    insert: { bn: 'আবেদনকারীকে ভর্তি করা', en: 'admit an applicant' },
    edit: { bn: 'ফরম খোলা-বন্ধ; আবেদনের অবস্থা বদল', en: 'open and close the form; change a standing' },
    delete: { bn: 'আবেদন মুছে ফেলা', en: 'erase an application' },
  },
  user_entry: {
    edit: { bn: 'তথ্য ও ছবি বদল, কোড সেটিং', en: 'change details and photos, code setting' },
    delete: {
      bn: 'নিষ্ক্রিয় করা; দুইবার লেখা ব্যক্তিকে এক করা',
      en: 'deactivate; make one of a person entered twice',
    },
  },
  gate_pass_leave: { edit: { bn: 'ছুটি বদলানো, ফেরা লেখা', en: 'change a leave, note the return' } },
  teacher_info: { delete: { bn: 'চাকরি ছাড়া লেখা', en: 'note that somebody left' } },
  rfid_card: {
    edit: { bn: 'কার্ড দেওয়া', en: 'assign a card' },
    delete: { bn: 'কার্ড বন্ধ করা', en: 'block a card' },
  },
  audit: {
    insert: { bn: 'দিনের ছাপ নেওয়া ও পাঠানো', en: 'take and mail the daily root' },
    edit: { bn: 'নিরীক্ষকদের ঠিকানা', en: 'addresses of the auditors' },
  },
  data_export: { insert: { bn: 'তথ্যের ফাইল তৈরি', en: 'make the file of data' } },
};
