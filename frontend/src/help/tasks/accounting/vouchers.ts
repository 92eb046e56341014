import type { Task } from '../shape.ts';

/** Money in and out beside the counter. */
export const vouchers: readonly Task[] = [
  {
    name: 'write-voucher',
    screen: '/accounting',
    title: { bn: 'ভাউচার লেখা', en: 'Write a voucher' },
    steps: [
      {
        bn: '“জমা (ক্রেডিট)” না “খরচ (ডেবিট)”, তহবিল, হিসাব ও তারিখ বাছাই করুন।',
        en: 'Choose “Money in (credit)” or “Money out (debit)”, fund, account and date.',
      },
      {
        bn: 'খাত, বিবরণ ও টাকা লিখুন; একাধিক হলে “আরও একটি খাত”। তহবিলে কত খরচ করা যায় তা পাশে থাকে।',
        en: 'Enter head, particulars and amount; “Another head” for more. What the fund may spend stands beside it.',
      },
      {
        bn: 'বিলের ছবি জুড়ে “ভাউচার সংরক্ষণ” চাপুন, তারপর ছেপে স্বাক্ষর নিন।',
        en: 'Attach pictures of the bills, press “Save voucher”, print it and have it signed.',
      },
    ],
  },
  {
    name: 'vouchers',
    screen: '/accounting/vouchers',
    title: { bn: 'ভাউচার খোঁজা, সংশোধন ও বাতিল', en: 'Find, revise and reverse vouchers' },
    steps: [
      {
        bn: 'নম্বর, নাম, চেক বা বিবরণ দিয়ে খুঁজুন, অথবা “এই মাস” চাপুন।',
        en: 'Look for a number, name, cheque or particulars, or press “This month”.',
      },
      {
        bn: 'ভাউচারটি খুলে “ভাউচার সংশোধন করুন” চাপলে নম্বর একই থাকে; আগের লেখাও পড়া যায়।',
        en: 'Open it and press “Revise”: the number stays, and what it said before can be read.',
      },
      {
        bn: '“বাতিল করুন” চাপলে ভাউচারের তারিখে, দিনটি বন্ধ থাকলে আজকের তারিখে বিপরীত ভুক্তি হয়; কিছু মোছে না।',
        en: '“Reverse” posts a reversing entry on the voucher’s own day, or today if that day is closed; nothing is deleted.',
      },
      {
        bn: 'চেকের ভাউচারে “চেক পাস হয়েছে” বা “চেক ফেরত এসেছে” চাপুন।',
        en: 'Of a cheque say “The cheque has cleared” or “The cheque has bounced”.',
      },
    ],
  },
  {
    name: 'cheques',
    screen: '/accounting/cheques',
    title: { bn: 'চেক কোথায় আছে দেখা', en: 'Follow cheques' },
    steps: [
      {
        bn: 'ভাউচারে চেক নং লেখা থাকলে চেকটি এখানে আসে; অবস্থা বাছাই করে দেখুন কোনগুলো “চেক অপেক্ষমাণ”।',
        en: 'A cheque stands here once a voucher names its number; choose the state for those that are “Cheque waiting”.',
      },
      {
        bn: 'ব্যাংকে পাস হলে সারির “পাস হয়েছে” চাপুন; ফেরত এলে ভাউচারটি খুলে “চেক ফেরত এসেছে” চাপুন।',
        en: 'Press “Has cleared” in the row when the bank has paid it; when it came back open its voucher and press “The cheque has bounced”.',
      },
    ],
  },
  {
    name: 'transfers',
    screen: '/accounting/balance-transfer',
    title: { bn: 'এক হিসাব বা তহবিল থেকে আরেকটিতে নেওয়া', en: 'Move money between accounts or funds' },
    steps: [
      {
        bn: '“কী হবে” ঘরে বেছে নিন: কন্ট্রা, তহবিলের দান, কর্জ, নাকি কর্জ ফেরত।',
        en: 'Under “What it is” choose contra, gift, loan, or loan repaid.',
      },
      {
        bn: 'কোথা থেকে কোথায়, কত ও কেন লিখে “স্থানান্তর সংরক্ষণ” চাপুন। যাকাত ও ওয়াকফের টাকা এভাবে অন্য তহবিলে যায় না।',
        en: 'Enter from where to where, how much and why, and press “Save transfer”. Zakat and waqf never leave their fund so.',
      },
      {
        bn: 'দান ও কর্জ সীমার বেশি হলে দ্বিতীয় একজন অনুমোদন করলে হিসাবে ওঠে; “দান ও কর্জের আবেদন” থেকে দেখুন বা প্রত্যাহার করুন।',
        en: 'A gift or loan above the limit is posted when a second person approves; see or withdraw it under “Requests for gifts and loans”.',
      },
    ],
  },
  {
    name: 'journal-vouchers',
    screen: '/accounting/journal-vouchers',
    title: { bn: 'জাবেদা ভাউচার লেখা', en: 'Write a journal voucher' },
    steps: [
      {
        bn: '“নতুন জাবেদা ভাউচার” চেপে ডেবিট ও ক্রেডিট সমান করে লিখুন; এতে নগদ বা ব্যাংকের টাকা নড়ে না।',
        en: 'Press “New journal voucher” and write debits and credits that are equal; no money moves.',
      },
      {
        bn: '“অনুমোদনের জন্য পাঠান” চাপুন; অন্য একজন অনুমোদন করলে হিসাবে ওঠে।',
        en: 'Press “Send for approval”; it is posted when somebody else approves.',
      },
      {
        bn: 'ভুল হলে “বাতিলের আবেদন” করুন; সেটিও অনুমোদন লাগে।',
        en: 'For a mistaken one press “Ask to reverse it”; that is approved as well.',
      },
    ],
  },
  {
    name: 'staff-advances',
    screen: '/accounting/staff-advances',
    title: { bn: 'কর্মীর অগ্রিম দেওয়া ও সমন্বয় করা', en: 'Give and settle staff advances' },
    steps: [
      {
        bn: '“অগ্রিম দিন” চেপে কাকে, কেন ও কত, লিখুন।',
        en: 'Press “Give an advance” and enter to whom, what for and how much.',
      },
      {
        bn: 'বিল আনলে সারির “সমন্বয় করুন” চেপে বিলগুলো ও “ফেরত টাকা” লিখুন; বাকি থাকলে তাঁর হাতেই থাকে।',
        en: 'When the bills come press “Settle” in the row and enter them and what is “Given back”; the rest stays in his hand.',
      },
    ],
  },
  {
    name: 'staff-debts',
    screen: '/accounting/staff-debts',
    title: { bn: 'কর্মীদের কাছে কত পাওনা, দেখা ও জমা নেওয়া', en: 'See what colleagues owe, and take it in' },
    steps: [
      {
        bn: 'যে অগ্রিম সমন্বয় হয়নি এবং ক্যাশের যে ঘাটতি ক্যাশিয়ারের হিসাবে লেখা হয়েছে, সব একসঙ্গে আছে; “কার কাছে” ঘরে একজনকে বাছা যায়।',
        en: 'Advances that are not settled and shortages that were booked to the cashier stand together; “Who” shows one person alone.',
      },
      {
        bn: 'ঘাটতির টাকা এলে সারির “জমা নিন” চেপে টাকা ও “যে হিসাবে জমা” লিখুন; অগ্রিমের সারিতে “সমন্বয় করুন” চাপুন।',
        en: 'When a shortage is paid press “Collect” in the row and enter the sum and “Into account”; for an advance press “Settle”.',
      },
      {
        bn: 'সারি চাপলে কাগজ খোলে: কত ছিল, কত পরিশোধ হয়েছে, কত বাকি।',
        en: 'Press a row for its paper: what it was, what was paid, what is left.',
      },
    ],
  },
  {
    name: 'wallet-settlements',
    screen: '/accounting/wallet-settlements',
    title: { bn: 'মোবাইলের টাকা ব্যাংকে নেওয়া', en: 'Settle a wallet into the bank' },
    steps: [
      {
        bn: '“মোবাইল হিসাব” ও “ব্যাংক হিসাব” বাছাই করুন; মোবাইলে কত আছে তা দেখা যায়।',
        en: 'Choose “Wallet” and “Bank”; it shows what the wallet holds.',
      },
      {
        bn: '“ব্যাংকে যত এসেছে” ও “কেটে রাখা চার্জ” লিখুন; দুটি মিলে মোবাইলের টাকার সমান হতে হবে।',
        en: 'Enter “What the bank received” and “Charge kept back”; both must come to what the wallet holds.',
      },
      { bn: '“ব্যাংকে জমা লিখুন” চাপুন।', en: 'Press “Settle into the bank”.' },
    ],
  },
  {
    name: 'records',
    screen: '/accounting/delete-edit-record',
    title: { bn: 'ভুল ভুক্তি সংশোধন ও বাতিল', en: 'Correct and void what was entered' },
    steps: [
      {
        bn: 'রসিদ, ভাউচার, ধার্য বা তামলীক বেছে নম্বর, দাখেলা বা নাম দিয়ে খুঁজুন।',
        en: 'Choose receipts, vouchers, charges or tamliks, and look for a number, code or name.',
      },
      {
        bn: 'সারির “সংশোধন” বা “বাতিল” চাপুন; দুটোতেই কারণ লাগে, আর আগেরটি পড়া যায়।',
        en: 'Press “Change” or “Void” in the row; both need a reason, and what was there can still be read.',
      },
      {
        bn: 'বন্ধ দিন বা বন্ধ মাসের ভুক্তিতে দ্বিতীয় একজন লাগে, অথবা আগে দিন খুলতে হয়।',
        en: 'Of closed days and months it takes a second person, or the day is reopened first.',
      },
    ],
  },
  {
    name: 'give-tamlik',
    screen: '/accounting/tamlik',
    title: { bn: 'তামলীক করা', en: 'Give a tamlik' },
    steps: [
      {
        bn: '“গোরাবা তহবিল” ও যে হিসাব থেকে যাকাত যাবে বাছাই করুন; কত খরচ করা যায় তা ওপরে থাকে।',
        en: 'Choose the “Zakat fund” and the account the zakat leaves; what may be spent stands above.',
      },
      {
        bn: 'শিক্ষাবর্ষ, জামাত বা আবাসন বাছাই করে সব বাছাই করুন, অথবা “একজন একজন করে” নিন; সাক্ষী ও কারণ লিখুন, শিক্ষার্থী ছোট হলে “পক্ষে গ্রহণকারী”ও।',
        en: 'Choose a session, class or residence and tick what is to be paid, or take them “One after another”; enter witness and reason, and “Received on behalf by” where a student is too young.',
      },
      {
        bn: '“অনুমোদনের জন্য পাঠান” চাপুন; অনুমোদনের পরে ভাউচার ও রসিদ একসঙ্গে হয়।',
        en: 'Press “Send for approval”; voucher and receipt are made together once it is approved.',
      },
    ],
  },
  {
    name: 'tamlik-register',
    screen: '/accounting/tamlik/register',
    title: { bn: 'তামলীক রেজিস্টার দেখা', en: 'See the tamlik register' },
    steps: [
      {
        bn: 'প্রতিটি তামলীকের ভাউচার ও রসিদ নম্বরসহ তালিকা; সারি থেকে ফরম ছাপুন ও “রসিদ দেখুন”।',
        en: 'Every tamlik with its voucher and receipt; print its form and “See the receipt” from the row.',
      },
      {
        bn: '“বাতিল করুন” চাপলে ভাউচার ও রসিদ দুটিই একসঙ্গে ফেরে।',
        en: '“Reverse” takes voucher and receipt back together.',
      },
    ],
  },
  {
    name: 'zakat-eligible',
    screen: '/accounting/zakat-eligible',
    title: { bn: 'কে যাকাতের মুস্তাহিক তা লেখা', en: 'Record who is entitled to zakat' },
    steps: [
      {
        bn: '“মুস্তাহিক লিখুন” চেপে শিক্ষার্থী, কোন দিন থেকে ও কে যাচাই করেছেন, লিখুন।',
        en: 'Press “Record who is entitled” and enter the student, since when, and who verified it.',
      },
      {
        bn: 'অবস্থা বদলালে “পরিবর্তন” চাপুন; শেষ কথাটিই চলে, আগেরটি ইতিহাসে থাকে।',
        en: 'When it changes press “Change”; the last word counts, earlier ones stay in the history.',
      },
    ],
  },
];
