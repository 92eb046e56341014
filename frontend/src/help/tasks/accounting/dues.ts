import type { Task } from '../shape.ts';

/** Who owes, and what is done about it. */
export const dues: readonly Task[] = [
  {
    name: 'dues',
    screen: '/accounting/dues-list',
    title: { bn: 'বকেয়া তালিকা দেখা', en: 'See who owes' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, জামাত ও অন্য বাছাই দিয়ে ছোট করুন; “সবাই” দেখালে যাদের বকেয়া নেই তারাও থাকে।',
        en: 'Narrow it by session, class and the rest; “Everybody” shows also who owes nothing.',
      },
      {
        bn: 'সারির “ফি নিন” চেপে সেই শিক্ষার্থীর ফি গ্রহণের পাতায় যান।',
        en: '“Collect fees” in a row opens the counter for that student.',
      },
      {
        bn: 'কেউ পরে দেওয়ার কথা দিলে সারির “প্রতিশ্রুতি” চেপে দিন ও টাকা লিখুন।',
        en: 'When somebody promises to pay, press “Promise” in the row and enter day and sum.',
      },
    ],
  },
  {
    name: 'monthly-dues',
    screen: '/accounting/monthly-dues',
    title: { bn: 'কোন মাসের কত বকেয়া', en: 'Dues month by month' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, জামাত ও মাস বাছাই করুন; প্রতি শিক্ষার্থীর প্রতি মাসের ফি, জমা ও বকেয়া আসে।',
        en: 'Choose session, class and month; each student’s fee, payment and due of each month appears.',
      },
      {
        bn: '“পরিশোধিত মাসসহ” বাছাই করলে যে মাস শোধ হয়েছে তাও থাকে।',
        en: '“Paid months too” leaves the paid ones in.',
      },
    ],
  },
  {
    name: 'defaulters',
    screen: '/accounting/defaulters',
    title: { bn: 'বকেয়াদার খুঁজে বের করা', en: 'Find defaulters' },
    steps: [
      {
        bn: '“অন্তত কত মাস”, “কত টাকার বেশি” বা “কত দিনের বেশি”, যেকোনোটি লিখুন।',
        en: 'Fill in “Months at least”, “More than (taka)” or “More than (days)”.',
      },
      {
        bn: 'তালিকায় অভিভাবকের মোবাইলও থাকে; ছেপে বা ফাইলে নিয়ে যোগাযোগ করুন।',
        en: 'The list has the guardians’ mobiles; print it or take it as a file.',
      },
    ],
  },
  {
    name: 'advances',
    screen: '/accounting/advances',
    title: { bn: 'কার অগ্রিম আছে দেখা', en: 'See who has paid ahead' },
    steps: [
      {
        bn: '“খোলা অগ্রিম” হলো বকেয়ার চেয়ে বেশি জমা; পরের ফি থেকে নিজে সমন্বয় হয়।',
        en: '“Open advance” is what was paid above the dues; it settles the next fee by itself.',
      },
      {
        bn: '“মাসের অগ্রিম” হলো সামনের মাসের জন্য নেওয়া টাকা; সেই মাস ধার্য হলে সমন্বয় হয়।',
        en: '“Month paid ahead” is for a month to come, and is set off when that month is charged.',
      },
    ],
  },
  {
    name: 'promises',
    screen: '/accounting/promises',
    title: { bn: 'পরিশোধের প্রতিশ্রুতি দেখা', en: 'Follow promises to pay' },
    steps: [
      {
        bn: 'কার কবে কত দেওয়ার কথা ও এর মধ্যে কত জমা হয়েছে, তা এখানে থাকে।',
        en: 'Here stands who promised how much by when, and what was paid since.',
      },
      {
        bn: 'দিন পার হলে সারিতে তা লেখা থাকে; নতুন কথা দিলে বকেয়া তালিকা থেকে আবার লিখুন।',
        en: 'A row says when the day has passed; a new promise is written from the list of dues.',
      },
      {
        bn: 'ভুল হলে “তুলে নিন” চাপুন; বকেয়া বদলায় না।',
        en: 'Press “Withdraw” for a mistaken one; dues do not change.',
      },
    ],
  },
  {
    name: 'confirmations',
    screen: '/accounting/dues-confirmations',
    title: { bn: 'বকেয়া নিশ্চিত করার চিঠি', en: 'Letters that confirm dues' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও জামাত বাছাই করে “চিঠি ছাপুন” চাপুন; নিচের অংশ অভিভাবক কেটে ফেরত দেন।',
        en: 'Choose session and class and press “Print letters”; the guardian tears off the lower part and returns it.',
      },
      {
        bn: 'ফেরত এলে সারির “জবাব লিখুন” চেপে লিখুন তিনি একমত কি না, না হলে কত টাকা বলেছেন।',
        en: 'When it comes back press “Write reply” and say whether he agrees, or which sum he names.',
      },
    ],
  },
  {
    name: 'ageing',
    screen: '/accounting/ageing',
    title: { bn: 'বকেয়ার বয়স দেখা', en: 'See how old the dues are' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; প্রতিটি বকেয়া কত দিনের পুরোনো সেই ঘরে থাকে।',
        en: 'Choose the day; each due stands in the column of its age.',
      },
      {
        bn: 'সবচেয়ে পুরোনো ঘর থেকে আদায় শুরু করুন; অঙ্কে চাপলে কোন কোন ফি তা দেখা যায়।',
        en: 'Begin with the oldest; pressing a figure shows the fees it is made of.',
      },
    ],
  },
];
