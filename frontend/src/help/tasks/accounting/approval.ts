import type { Task } from '../shape.ts';

/** What waits for a second person. */
export const approval: readonly Task[] = [
  {
    name: 'approvals',
    screen: '/accounting/approvals',
    title: { bn: 'অনুমোদন বা নাকচ করা', en: 'Approve or reject' },
    steps: [
      {
        bn: 'অন্যরা যা চেয়েছেন এবং আপনি অনুমোদন করতে পারেন, সেগুলো এখানে আসে; নিজের আবেদন নিজে অনুমোদন করা যায় না।',
        en: 'What others ask for and you may approve stands here; nobody approves a request of his own.',
      },
      {
        bn: '“অনুমোদন করুন” চাপলে যে ভুক্তি হবে তা তারিখসহ দেখা যায়; সম্মতি দিলে আবার যাচাই করে সেটিই হিসাবে লেখা হয়।',
        en: '“Approve” shows the entry with its day; once you agree it is checked again and written into the books as shown.',
      },
      {
        bn: '“নাকচ করুন” করলে কারণ লিখুন; আবেদনকারী কারণটি দেখেন, হিসাবে কিছু লেখা হয় না।',
        en: 'To “Reject” it write the reason; whoever asked sees it, and nothing is written into the books.',
      },
    ],
  },
  {
    name: 'concessions',
    screen: '/accounting/concession-requests',
    title: { bn: 'ছাড়ের আবেদন করা', en: 'Ask for a concession' },
    steps: [
      {
        bn: '“নতুন আবেদন” চেপে শিক্ষার্থী, কেন ছাড় ও কীসের ওপর, লিখুন: এখনকার একটি ফি, অথবা কোন মাস থেকে কোন মাস।',
        en: 'Press “New request” and enter the student, why, and on what: a fee that is due, or months to come.',
      },
      { bn: 'টাকা বা শতকরা, একটি লিখে “আবেদন করুন” চাপুন।', en: 'Write taka or per cent and press “Ask for it”.' },
      {
        bn: 'আপনার সীমার মধ্যে হলে তখনই ছাড় হয়, বেশি হলে দ্বিতীয় একজন অনুমোদন করেন।',
        en: 'Within your limit it counts at once; above it a second person approves.',
      },
    ],
  },
  {
    name: 'concession-limits',
    screen: '/accounting/concession-limits',
    title: { bn: 'ছাড় ও তহবিল স্থানান্তরের সীমা ঠিক করা', en: 'Set the limits of concessions and transfers' },
    steps: [
      {
        bn: 'প্রতিটি “ব্যবহারকারীর ধরন” নিজে কত টাকা ও শতকরা কত পর্যন্ত ছাড় দিতে পারে, লিখুন।',
        en: 'Write how many taka and per cent each “User type” may concede alone.',
      },
      {
        bn: 'ঘর খালি রাখলে সীমা নেই; ০ লিখলে প্রতিটি ছাড়ে দ্বিতীয় একজন লাগে।',
        en: 'An empty box is no limit; with 0 every concession needs a second person.',
      },
      {
        bn: 'নিচে লিখুন একজন একা কত টাকা পর্যন্ত এক তহবিল থেকে আরেক তহবিলে দান বা কর্জ দিতে পারে; ০ হলে প্রতিবার দ্বিতীয় একজন লাগে।',
        en: 'Below write how much one person alone may give or lend from fund to fund; with 0 each needs a second person.',
      },
    ],
  },
  {
    name: 'waivers',
    screen: '/accounting/waivers',
    title: { bn: 'পাওনা ফি মওকুফ করা', en: 'Waive a fee that is due' },
    steps: [
      {
        bn: 'শিক্ষার্থীর পাতায় বকেয়া ফির পাশে “ছাড় / মওকুফ…” চেপে “মওকুফ” বাছাই করুন।',
        en: 'On the student’s page press “Concession / waiver…” beside the due and choose “Waiver”.',
      },
      {
        bn: 'অন্য একজন অনুমোদন করলে মওকুফ হিসাবে লেখা হয়; এই পাতায় সব আবেদন ও তার অবস্থা থাকে।',
        en: 'It is written once somebody else approves; this page lists all requests with their state.',
      },
    ],
  },
  {
    name: 'write-offs',
    screen: '/accounting/write-offs',
    title: { bn: 'অনাদায়ী বকেয়া অবলোপন', en: 'Write off what cannot be collected' },
    steps: [
      {
        bn: 'শিক্ষার্থীর পাতায় বকেয়া ফির পাশে “ছাড় / মওকুফ…” চেপে “অবলোপন” বাছাই করুন; অনুমোদনের পরে তা খরচ হয়।',
        en: 'On the student’s page press “Concession / waiver…” and choose “Write-off”; once approved it is an expense.',
      },
      {
        bn: 'পরে টাকা পাওয়া গেলে এই পাতার সারিতে “টাকা এসেছে” চাপুন; টাকাটি আয় হিসেবে লেখা হয়।',
        en: 'When the money comes after all press “Money came” in the row here; it is written as income.',
      },
    ],
  },
];
