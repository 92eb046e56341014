import type { Task } from '../shape.ts';

/** What an auditor asks of the books. */
export const proof: readonly Task[] = [
  {
    name: 'controls',
    screen: '/accounting/controls',
    title: { bn: 'নিরীক্ষকের নিয়ন্ত্রণ তালিকা', en: 'Controls for auditors' },
    steps: [
      {
        bn: 'তারিখ বাছাই করুন; যেসব ভুক্তি নিরীক্ষক আগে দেখেন সেগুলো কারণ ধরে আসে।',
        en: 'Choose the days; the entries an auditor looks at first stand under their reason.',
      },
      {
        bn: '“নমুনার বীজ” যে কোনো সংখ্যা: একই তারিখে একই বীজে নমুনা একই থাকে, তাই অন্য কেউও মিলিয়ে দেখতে পারে।',
        en: '“Seed of the sample” is any number: the same days and seed pick the same entries, so that another can compare.',
      },
    ],
  },
  {
    name: 'audit-search',
    screen: '/accounting/audit-search',
    title: { bn: 'কে কী লিখেছেন খোঁজা', en: 'Search who wrote what' },
    steps: [
      {
        bn: 'নাম, লেখার তারিখ বা টাকার সীমা দিয়ে খুঁজুন।',
        en: 'Look for a name, the days of writing or a range of sums.',
      },
      { bn: 'সারিতে চাপলে ঘটনাটির পুরো ইতিহাস খোলে।', en: 'A row opens the whole history of it.' },
    ],
  },
  {
    name: 'proof',
    screen: '/accounting/proof',
    title: { bn: 'সব হিসাব আবার গুনে দেখা', en: 'Count everything again' },
    steps: [
      {
        bn: '“গোনা শুরু করুন” চাপুন; প্রথম ভুক্তি থেকে সব আবার গোনা হয় এবং বই ও তালিকার সঙ্গে মেলানো হয়।',
        en: 'Press “Begin to count”; all is counted from the first entry and compared with books and lists.',
      },
      { bn: 'না মিললে প্রথম গরমিলটি কোথায়, তা লেখা থাকে।', en: 'What differs is named by its first place.' },
      {
        bn: '“সনদ (PDF)” চেপে এক পাতার সনদ নিন; “নিরীক্ষক” অংশে যাঁদের ঠিকানা আছে তাঁরা প্রতিদিনের প্রমাণ পান।',
        en: 'Press “Certificate (PDF)” for a one-page certificate; those named under “Auditors” are mailed the proof of each day.',
      },
    ],
  },
];
