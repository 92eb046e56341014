import type { Task } from './shape.ts';

/** What is done with donors and gifts. */
export const donations: readonly Task[] = [
  {
    name: 'donors',
    screen: '/donation/donors',
    title: { bn: 'দাতার তথ্য লেখা', en: 'Record a donor' },
    steps: [
      {
        bn: '“নতুন দাতা” চেপে নাম লিখুন; মোবাইল, ঠিকানা ও মন্তব্য জানা থাকলে দিন।',
        en: 'Press “New donor” and enter the name; give mobile, address and a remark where they are known.',
      },
      {
        bn: 'তথ্য বদলালে সারির “সংশোধন” চাপুন।',
        en: 'When something changes press “Change” in the row.',
      },
      {
        bn: 'একজন দুইবার লেখা হলে ভুল সারির “এক করুন” চেপে যে নিবন্ধনটি থাকবে সেটি বেছে নিন।',
        en: 'Where somebody stands twice press “Make one” in the wrong row and choose the entry that stays.',
      },
    ],
  },
];
