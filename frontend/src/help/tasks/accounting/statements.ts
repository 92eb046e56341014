import type { Task } from '../shape.ts';

/** What the books say. */
export const statements: readonly Task[] = [
  {
    name: 'trial-balance',
    screen: '/accounting/trial-balance',
    title: { bn: 'রেওয়ামিল দেখা', en: 'Read the trial balance' },
    steps: [
      {
        bn: 'তারিখ ও তহবিল বাছাই করুন; ডেবিট ও ক্রেডিট মিলেছে কি না ওপরে লেখা থাকে।',
        en: 'Choose days and fund; whether debit and credit agree stands above.',
      },
      {
        bn: 'অঙ্কে চাপলে যেসব ভুক্তিতে তা হয়েছে সেগুলো আসে।',
        en: 'Pressing a figure shows the entries it is made of.',
      },
      {
        bn: '“কোন দিনের লেখা পর্যন্ত” তারিখ দিলে সেদিন পর্যন্ত লেখা হিসাবটি দেখা যায়।',
        en: 'With an “As known at” day it shows the books as they were written by then.',
      },
    ],
  },
  {
    name: 'journal',
    screen: '/accounting/journal',
    title: { bn: 'জাবেদা দেখা', en: 'Read the journal' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; প্রতিটি ভুক্তি দিন ধরে আসে।',
        en: 'Choose the days; every entry stands under its day.',
      },
      {
        bn: 'সারিতে চাপলে কে কখন কেন লিখেছেন ও কোন কাগজ, তা খোলে।',
        en: 'A row opens who wrote it, when and why, and its paper.',
      },
    ],
  },
  {
    name: 'receipts-payments',
    screen: '/accounting/receipts-payments',
    title: { bn: 'প্রাপ্তি-প্রদান হিসাব দেখা', en: 'Read receipts and payments' },
    steps: [
      {
        bn: 'তারিখ ও তহবিল বাছাই করুন: শুরুতে কত ছিল, খাত ধরে কত এসেছে ও গেছে, শেষে কত আছে।',
        en: 'Choose days and fund: what was there, what came and went by head, and what is there.',
      },
      {
        bn: 'বাছাই করা সময়, বছরের শুরু থেকে ও গত বছর পাশাপাশি থাকে।',
        en: 'The chosen time, the year to date and last year stand side by side.',
      },
      { bn: '“ছাপুন” চেপে কমিটির জন্য কাগজ নিন।', en: 'Press “Print” for the committee’s paper.' },
    ],
  },
  {
    name: 'daily-statement',
    screen: '/accounting/daily-statement',
    title: { bn: 'দৈনিক জমা-খরচ দেখা', en: 'Read the daily statement' },
    steps: [
      {
        bn: 'একটি দিন ও তহবিল বাছাই করুন; সেদিনের জমা ও খরচ দুই পাশে আসে।',
        en: 'Choose a day and a fund; what came and went that day stands on two sides.',
      },
      { bn: 'দিন শেষে ছেপে স্বাক্ষর নিন।', en: 'Print it at the end of the day and have it signed.' },
    ],
  },
  {
    name: 'cash-book',
    screen: '/accounting/cash-book',
    title: { bn: 'নগদান বই দেখা', en: 'Read the cash book' },
    steps: [
      {
        bn: 'তারিখ ও হিসাব বাছাই করুন; “যেভাবে দেখাবে” ঘরে দিন ও খাত অনুযায়ী না একটি একটি করে, তা ঠিক করুন।',
        en: 'Choose days and account; under “Lines” say whether it goes by day and head or one by one.',
      },
      {
        bn: 'প্রতিটি দিনের শুরু ও শেষের জের লেখা থাকে; পাতা বদলালে ইজা টানা হয়।',
        en: 'Each day has its opening and closing; sums are carried forward from page to page.',
      },
    ],
  },
  {
    name: 'bank-book',
    screen: '/accounting/bank-book',
    title: { bn: 'ব্যাংক বই দেখা', en: 'Read the bank book' },
    steps: [
      {
        bn: 'তারিখ ও ব্যাংক বাছাই করুন; জমা ও তোলা দুই পাশে আসে।',
        en: 'Choose days and bank; money in and out stand on two sides.',
      },
      {
        bn: 'ব্যাংকের বিবরণীর সঙ্গে মেলাতে “ব্যাংক সমন্বয়” পাতায় যান।',
        en: 'To compare it with the bank’s own statement use “Bank Reconciliation”.',
      },
    ],
  },
  {
    name: 'income-expense',
    screen: '/accounting/income-expense',
    title: { bn: 'আয়-ব্যয় বিবরণী দেখা', en: 'Read income and expenditure' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন, আর “ভিত্তি” ঘরে “অর্জনভিত্তিক” না “নগদভিত্তিক”।',
        en: 'Choose the days, and under “Basis” either “Accrual” or “Cash”.',
      },
      {
        bn: 'অর্জনভিত্তিক হলে যা পাওনা হয়েছে তা আয়; নগদভিত্তিক হলে শুধু যা হাতে এসেছে।',
        en: 'By accrual what fell due is income; by cash only what was received.',
      },
    ],
  },
  {
    name: 'financial-position',
    screen: '/accounting/financial-position',
    title: { bn: 'আর্থিক অবস্থা দেখা', en: 'Read the financial position' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন: মাদরাসার কী আছে, কত দেনা, আর কোন তহবিলের কত।',
        en: 'Choose the day: what the house has and owes, and how much belongs to which fund.',
      },
      { bn: 'নিচের টীকাগুলোতে প্রতিটি অঙ্কের ভাগ থাকে।', en: 'The notes below part each figure.' },
    ],
  },
  {
    name: 'fund-movement',
    screen: '/accounting/fund-movement',
    title: { bn: 'তহবিলের পরিবর্তন দেখা', en: 'Read the fund movement' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন: প্রতিটি তহবিলে শুরুতে কত ছিল, কী বেড়েছে ও কমেছে, শেষে কত।',
        en: 'Choose the days: what each fund had, what added to it and lessened it, what it has.',
      },
      { bn: 'অঙ্কে চাপলে ভুক্তিগুলো দেখা যায়।', en: 'Pressing a figure shows its entries.' },
    ],
  },
  {
    name: 'ledger',
    screen: '/accounting/ledger',
    title: { bn: 'খতিয়ান দেখা', en: 'Read a ledger' },
    steps: [
      { bn: 'ওপরে খতিয়ান ও তারিখ বাছাই করুন।', en: 'Choose the ledger and the days above.' },
      { bn: 'প্রতিটি ভুক্তির পরে চলতি জের থাকে।', en: 'After each entry stands the running balance.' },
    ],
  },
  {
    name: 'sub-ledger',
    screen: '/accounting/sub-ledger',
    title: { bn: 'উপখাতের খতিয়ান দেখা', en: 'Read a sub-ledger' },
    steps: [
      {
        bn: 'উপখাত ও তারিখ বাছাই করুন; একটি ফি, একটি ব্যাংক বা একটি খরচের হিসাব আলাদা আসে।',
        en: 'Choose the sub-ledger and the days; one fee, bank or expense is shown by itself.',
      },
      { bn: 'প্রতিটি ভুক্তির পরে চলতি জের থাকে।', en: 'After each entry stands the running balance.' },
    ],
  },
  {
    name: 'loans',
    screen: '/accounting/loans',
    title: { bn: 'কর্জে হাসানা দেখা', en: 'See the loans' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; কোন কর্জ কত ছিল, কত ফেরত গেছে ও কত বাকি।',
        en: 'Choose the days: which loans there are, what was repaid and what is left.',
      },
      {
        bn: 'কর্জ ফেরত লেখা হয় “তহবিল ও হিসাব স্থানান্তর” পাতায়।',
        en: 'A loan between funds is repaid on the page “Balance Transfer”.',
      },
    ],
  },
  {
    name: 'suppliers',
    screen: '/accounting/suppliers',
    title: { bn: 'সরবরাহকারীর পাওনা দেখা', en: 'See what suppliers are owed' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; সেদিন পর্যন্ত যে বিল শোধ হয়নি, কার কত ও কত দিনের, তা দেখা যায়।',
        en: 'Choose the day: the bills that were not paid by then, whose they are, how much and how old.',
      },
      {
        bn: 'আগের বিল আগে শোধ হয়েছে ধরা হয়। কর্জ এখানে থাকে না, “কর্জে হাসানা” পাতায় থাকে।',
        en: 'The oldest bill counts as paid first. Loans are not here; they stand on the page “Interest-free Loans”.',
      },
    ],
  },
  {
    name: 'collected-for-others',
    screen: '/accounting/collected-for-others',
    title: { bn: 'অন্যের জন্য আদায় দেখা', en: 'See what was collected for others' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; বোর্ডের ফি-র মতো যা অন্যের জন্য নেওয়া, তার কত এসেছে, গেছে ও বাকি।',
        en: 'Choose the days: what was taken for others, such as board fees, what was passed on and what is left.',
      },
      {
        bn: 'এই টাকা মাদরাসার আয় নয়, দেনা হিসেবে থাকে।',
        en: 'It is no income of the madrasah; it stands as a liability.',
      },
    ],
  },
];
