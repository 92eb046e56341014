import type { Task } from '../shape.ts';

/** Funds, ledgers and what stands in them. */
export const chart: readonly Task[] = [
  {
    name: 'overview',
    screen: '/accounting/overview',
    title: { bn: 'মুহতামিমের পাতা দেখা', en: 'Read the principal’s page' },
    steps: [
      {
        bn: 'আজ কোথায় কত টাকা আছে, গতকাল কী এসেছে ও গেছে, জামাত অনুযায়ী বকেয়া, আর বিনা বেতনে পড়ানোর মূল্য একসঙ্গে দেখা যায়; অঙ্কে চাপ দিলে তার হিসাব খোলে।',
        en: 'It shows where the money is today, what came and went yesterday, dues by class, and what free schooling is worth; a sum opens what makes it.',
      },
      {
        bn: '“যা দেখা দরকার” অংশে ঘাটতি, সীমার বেশি নগদ, হিসাব না দেওয়া অগ্রিম ও বাকি বদলি রসিদ থাকে।',
        en: '“To be looked at” names what is short, cash above its limit, advances without bills, receipts to be replaced.',
      },
      {
        bn: '“আমার অনুমোদনের অপেক্ষায়” অংশ থেকে আবেদনগুলো খুলুন।',
        en: 'Open what waits under “Waiting for my approval”.',
      },
    ],
  },
  {
    name: 'accounting-view',
    screen: '/accounting/accounting-view',
    title: { bn: 'খতিয়ানের স্থিতি দেখা', en: 'See what ledgers hold' },
    steps: [
      {
        bn: 'তারিখ ও তহবিল বাছাই করুন; প্রতিটি খতিয়ানে কত আছে তা আসে।',
        en: 'Choose day and fund; it shows what each ledger holds.',
      },
      {
        bn: '“উপখাত দেখুন” চাপলে খতিয়ানের ভেতরের উপখাতগুলো খোলে।',
        en: '“Show sub-ledgers” opens what is inside a ledger.',
      },
    ],
  },
  {
    name: 'banks',
    screen: '/accounting/bank-information',
    title: { bn: 'ব্যাংক ও মোবাইল হিসাব দেখা', en: 'See banks and wallets' },
    steps: [
      {
        bn: 'প্রতিটি ব্যাংক ও মোবাইল হিসাবের তথ্য ও “আজকের স্থিতি” এখানে থাকে।',
        en: 'It shows each bank and wallet with its “Balance today”.',
      },
      { bn: 'নতুন হিসাব যোগ করতে “উপখাত” পাতায় যান।', en: 'A new one is added on the page “Sub-ledgers”.' },
    ],
  },
  {
    name: 'funds',
    screen: '/accounting/funds',
    title: { bn: 'তহবিল যোগ করা ও বন্ধ করা', en: 'Add and switch off funds' },
    steps: [
      {
        bn: 'তহবিলের নাম ও ধরন লিখুন; ধরন ঠিক করে এর টাকা কোথায় খরচ করা যায়।',
        en: 'Write its name and kind; the kind settles what its money may be spent on.',
      },
      {
        bn: '“বন্ধ করুন” চাপলে আগে এর ফি-র খাত ও নির্ধারিত ফি দেখাবে; বন্ধ হলে সেগুলো উঠে যায়, নতুন খতিয়ান, ফি বা ভাউচার হয় না; টাকা ও আগের হিসাব থেকে যায়।',
        en: '“Switch off” first shows its fee heads and prices; they go with it, and no ledger, fee or voucher comes into it any more. Its money and its history stay.',
      },
    ],
  },
  {
    name: 'general-ledgers',
    screen: '/accounting/general-ledgers',
    title: { bn: 'সাধারণ খতিয়ান যোগ করা', en: 'Add a general ledger' },
    steps: [
      {
        bn: 'তহবিল ও শ্রেণি বাছাই করে খতিয়ানের নাম লিখুন: আয়, ব্যয়, নগদ ও ব্যাংক, দেনা, তহবিলের জের বা অন্যান্য সম্পদ।',
        en: 'Choose fund and class and write its name: income, expense, cash and bank, payables, fund balance or other assets.',
      },
      {
        bn: 'সারির “উপখাত” চেপে তার ভেতরের হিসাবগুলোতে যান।',
        en: 'Press “Sub-ledgers” in the row for the accounts inside it.',
      },
    ],
  },
  {
    name: 'sub-ledgers',
    screen: '/accounting/sub-ledgers',
    title: { bn: 'উপখাত ও নগদ, ব্যাংক হিসাব যোগ করা', en: 'Add sub-ledgers, cash and banks' },
    steps: [
      { bn: 'তহবিল ও খতিয়ান বাছাই করে উপখাতের নাম লিখুন।', en: 'Choose fund and ledger and write the name.' },
      {
        bn: 'নগদ ও ব্যাংক শ্রেণিতে ধরন, সীমা ও কার দায়িত্বে তাও লিখুন।',
        en: 'For cash and banks give kind, limit and who keeps it as well.',
      },
      {
        bn: 'যে উপখাতে ভুক্তি আছে তা তালিকা থেকে সরানো যায় না।',
        en: 'One that has entries cannot be taken off the list.',
      },
    ],
  },
  {
    name: 'opening-balances',
    screen: '/accounting/opening-balances',
    title: { bn: 'প্রারম্ভিক জের লেখা', en: 'Enter opening balances' },
    steps: [
      {
        bn: '“যে তারিখের জের” দিন; নগদ, ব্যাংক ও দেনা তহবিল ধরে, আর শিক্ষার্থীদের বকেয়া ও অগ্রিম নাম ধরে লিখুন।',
        en: 'Enter “As on”, then cash, banks and payables by fund, and arrears and advances by student.',
      },
      {
        bn: '“জেরের ফাইল” চাপলে রেওয়ামিলের ফাইল আনা যায়: প্রতি তহবিলে ডেবিট ও ক্রেডিট না মিললে দুই অঙ্ক দেখিয়ে ফেরত দেয়।',
        en: '“File of balances” takes a trial balance; one whose debit and credit differ in a fund is refused with both sums.',
      },
      {
        bn: 'বছরের মাঝখানে শুরু করলে “বকেয়ার ফাইল” দিয়ে দাখেলা, খাত ও মাস ধরে আগের বকেয়া আনুন; জেরের তারিখের পরের মাসগুলো এখানে ধার্য হবে।',
        en: 'Beginning in mid-year, bring what students owed by “File of dues”, by code, head and month; later months are charged here.',
      },
      {
        bn: '“অনুমোদনের জন্য পাঠান” চাপুন; দ্বিতীয় একজন অনুমোদন করলে হিসাবে ওঠে।',
        en: 'Press “Send for approval”; it is posted when a second person approves.',
      },
      {
        bn: 'অনুমোদনের আগে “সংশোধন” বা “প্রত্যাহার করুন” করা যায়; পরে “বাতিলের আবেদন” করতে হয়।',
        en: 'Before that “Change” it or “Withdraw” it; afterwards press “Ask to reverse it”.',
      },
    ],
  },
  {
    name: 'receipt-books',
    screen: '/accounting/receipt-books',
    title: { bn: 'রসিদ বইয়ের হিসাব রাখা', en: 'Keep account of receipt books' },
    steps: [
      {
        bn: 'বইয়ের নম্বর, প্রথম ও শেষ পাতা এবং যাঁর হাতে দিলেন, লিখুন।',
        en: 'Write the number, first and last leaf, and who has it.',
      },
      {
        bn: 'বই ফেরত এলে “ফেরত এসেছে” চালু করে “নষ্ট পাতা” ও “অব্যবহৃত পাতা” লিখুন।',
        en: 'When it comes back mark it “Returned” and enter “Leaves spoiled” and “Leaves unused”.',
      },
      {
        bn: 'যেসব পাতার কথা বলা হয়নি এবং রসিদও নেই, সেগুলো “নিখোঁজ পাতা” হিসেবে দেখা যায়।',
        en: 'Leaves of which nothing is said and that have no receipt stand under “Leaves missing”.',
      },
    ],
  },
  {
    name: 'print-settings',
    screen: '/accounting/print-settings',
    title: { bn: 'রসিদ ও ভাউচারের মুদ্রণ ঠিক করা', en: 'Set how receipts and vouchers print' },
    steps: [
      {
        bn: '“রসিদের নম্বর” কীভাবে চলবে বাছাই করুন; বদলালে নতুন রসিদ নতুন নিয়মে নম্বর পায়।',
        en: 'Choose how “Receipt numbers” go; after a change new receipts follow the new rule.',
      },
      {
        bn: 'যেসব কলাম ছাপা হবে তাতে টিক দিন, স্বাক্ষরের তিনটি ঘরের লেখা ও স্বাক্ষরের ছবি বাছাই করুন।',
        en: 'Tick the columns to print, and choose the words and pictures of the three lines to sign on.',
      },
      {
        bn: '“মুদ্রণে বের হবে” ঘরে এক কপি না দুই কপি, তা ঠিক করুন।',
        en: 'Under “A print gives” say whether it is one copy or both.',
      },
    ],
  },
];
