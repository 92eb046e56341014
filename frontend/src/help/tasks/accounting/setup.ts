import type { Task } from '../shape.ts';

/** What fees are, when they fall due, and how much they are. */
export const setup: readonly Task[] = [
  {
    name: 'fee-heads',
    screen: '/accounting/fee-heads',
    title: { bn: 'ফি-র খাত যোগ করা', en: 'Add a fee head' },
    steps: [
      {
        bn: 'তহবিল, খতিয়ান ও উপখাত বাছাই করুন, তারপর গ্রুপ ও “কখন ধার্য হবে”। উপখাতটির নামই খাতের নাম।',
        en: 'Choose fund, ledger and sub-ledger, then the group and when it is “Charged”. The sub-ledger’s name is the head’s.',
      },
      {
        bn: 'এরপর “ফি নির্ধারণ” পাতায় প্রতিটি জামাতের জন্য পরিমাণ লিখুন।',
        en: 'Then write its amounts for each class on the page “Fee Matrix”.',
      },
    ],
  },
  {
    name: 'fee-groups',
    screen: '/accounting/fee-groups',
    title: { bn: 'ফি-র গ্রুপের নাম দেওয়া', en: 'Name the fee groups' },
    steps: [
      {
        bn: 'গ্রুপগুলো ভর্তি, মাসিক ও অন্যান্য ফি আলাদা করে; এখানে নাম বদলানো যায়।',
        en: 'Groups part admission, monthly and other fees; their names are changed here.',
      },
      { bn: 'রসিদ ও প্রতিবেদনে এই নামগুলো ছাপা হয়।', en: 'Receipts and reports print these names.' },
    ],
  },
  {
    name: 'fee-matrix',
    screen: '/accounting/fee-setup',
    title: { bn: 'ফি নির্ধারণ করা', en: 'Set the fees' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও জামাত বাছাই করে “যে দিন থেকে কার্যকর” লিখুন, তারপর ছকে দাম বসান। খালি দাম ০ ধরা হয় না। Ctrl → ও Ctrl ↓ ঘরের দাম ডানে ও নিচে ভরে, Ctrl Z ফেরায়; “অন্য জামাতের দাম” থেকে সারি নেওয়া যায়।',
        en: 'Choose session and class, write “In force from”, and fill in the grid. An empty fee is never taken as 0. Ctrl → and Ctrl ↓ fill to the right and below, Ctrl Z takes it back; rows are taken from “Fees of another class”.',
      },
      {
        bn: '“আগে দেখুন” চেপে দেখুন এই দামে কত টাকা হবে; “সংরক্ষণ করুন” চাপলে রাখা হয়।',
        en: '“Look first” tells what these fees come to; “Save” keeps them.',
      },
      {
        bn: 'আগে ধার্য হওয়া ফি নিজে বদলায় না; বদলাতে “ধার্য হয়ে যাওয়া ফিতে নতুন হার” অংশ ব্যবহার করুন।',
        en: 'Fees charged before stay; “New prices on standing charges” changes them.',
      },
      {
        bn: 'নতুন শিক্ষাবর্ষের জন্য “অন্য শিক্ষাবর্ষে হার নিন”; চাইলে শতকরা বাড়ান।',
        en: 'For a new session use “Copy the prices to another session”, raised by a per cent if wanted.',
      },
    ],
  },
  {
    name: 'charge-runs',
    screen: '/accounting/charge-runs',
    title: { bn: 'মাসের ফি ধার্য করা', en: 'Charge the fees of a month' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, ফি-র গ্রুপ বা খাত ও মাস বাছাই করে “কী হবে দেখুন” চাপুন।',
        en: 'Choose session, fee group or head, and month, and press “Preview”.',
      },
      {
        bn: 'কতজনের কত ধার্য হবে, কার দাম লেখা নেই আর কে বাদ যাচ্ছে তা দেখে ধার্য করুন। আগে ধার্য হওয়া ফি আবার হয় না।',
        en: 'See how much is charged to how many, what has no price and who is left out, then charge. What is charged already is not charged again.',
      },
      {
        bn: 'ভুল হলে “আগে যা ধার্য হয়েছে” থেকে ফিরিয়ে নিন; যা জমা হয়েছে তার রসিদ আগে বাতিল করতে হয়।',
        en: 'A mistake is taken back under “What was charged before”; of what is paid the receipt is voided first.',
      },
    ],
  },
  {
    name: 'month-calendar',
    screen: '/accounting/month-calendar',
    title: { bn: 'জামাতের মাস ঠিক করা', en: 'Set the months of a class' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও জামাত বাছাই করুন; “পঞ্জিকা থেকে প্রস্তাব” অংশে হিজরী, বাংলা বা ইংরেজি মাস বসান।',
        en: 'Choose session and class; “Propose from a calendar” puts in Hijri, Bangla or Gregorian months.',
      },
      {
        bn: 'প্রতিটি মাসের নাম, “শুরুর তারিখ” ও “ফি ধার্য হয়” দেখে নিন; রমজানের মতো মাসে টিক তুলে দেওয়া যায়।',
        en: 'Check each name, “Begins on” and “Fees are charged”; untick a month such as Ramadan.',
      },
      {
        bn: 'আরও যেসব জামাতে একই মাস চলবে বেছে “মাস সংরক্ষণ করুন” চাপুন।',
        en: 'Choose other classes with the same months and press “Save the months”.',
      },
    ],
  },
  {
    name: 'fee-rules',
    screen: '/accounting/fee-rules',
    title: { bn: 'ভাইবোনের ছাড়, বিলম্ব ফি ও হিসাবের নিয়ম', en: 'Rules for siblings, late fees and sums' },
    steps: [
      {
        bn: '“ভাইবোনের ছাড়” অংশে কততম সন্তান থেকে শতকরা বা কত টাকা ছাড়, তা লিখে নিয়ম চালু করুন।',
        en: 'Under “Brothers and sisters” say from which child on how much less, and switch the rule on.',
      },
      {
        bn: '“বিলম্ব ফি” অংশে পরিমাণ ও কত দিন পর, লিখুন; নিয়ম চালু করলেও ধার্য হয় আলাদা পাতা থেকে।',
        en: 'Under “Late fee” write amount and days; it is charged from a page of its own.',
      },
      {
        bn: '“হিসাবের নিয়ম” অংশে শতকরা হিসাব পুরো টাকায় না পয়সা পর্যন্ত, আর বেশি জমা কোন তহবিলে অগ্রিম থাকবে, তা বাছাই করুন।',
        en: 'Under “How sums are reckoned” choose whole taka or paisa for percentages, and the fund that advances lie in.',
      },
      {
        bn: 'নিয়ম পরের ধার্য থেকে চলে; আগে ধার্য হওয়া ফি বদলায় না।',
        en: 'Rules count from the next charge on; charges of before stay.',
      },
    ],
  },
  {
    name: 'late-fees',
    screen: '/accounting/late-fees',
    title: { bn: 'বিলম্ব ফি ধার্য করা', en: 'Charge late fees' },
    steps: [
      {
        bn: 'নিয়মে লেখা দিনের বেশি বকেয়া মাসগুলো এখানে আসে; নিয়ম বন্ধ থাকলে কিছু আসে না।',
        en: 'Months owed for longer than the rule says appear here; none while the rule is off.',
      },
      {
        bn: 'কার কত হবে দেখে ধার্য করুন; একই মাসে একবারই হয়।',
        en: 'See who is charged how much, and charge; once for each month.',
      },
      { bn: '“নিয়ম দেখুন বা বদলান” চেপে নিয়মের পাতায় যান।', en: '“See or change the rule” opens the rules.' },
    ],
  },
];
