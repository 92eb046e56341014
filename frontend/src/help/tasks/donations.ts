import type { Task } from './shape.ts';

/** What is done with donors and gifts. */
export const donations: readonly Task[] = [
  {
    name: 'donations',
    screen: '/donation/fee-collection',
    title: { bn: 'দান গ্রহণ ও রসিদ দেওয়া', en: 'Receive a donation and give the receipt' },
    steps: [
      {
        bn: '“নতুন দান” চেপে দাতা বেছে নিন, অথবা নাম লিখুন; নাম না বললে খালি রাখুন।',
        en: 'Press “New donation” and choose the donor or enter a name; leave it empty for somebody unnamed.',
      },
      {
        bn: 'তহবিল, খাত, টাকা ও হিসাব দিন; যাকাত শুধু যাকাত তহবিলে জমা হয়।',
        en: 'Give fund, head, amount and account; zakat is received in a zakat fund alone.',
      },
      {
        bn: '“দান গ্রহণ করুন” চাপলে রসিদ আসে; ছেপে দাতাকে দিন। QR কোড দিয়ে যে কেউ রসিদটি আসল কি না দেখতে পারেন।',
        en: 'Press “Receive the donation”: the receipt comes; print it for the donor. By its QR code anybody sees whether it is genuine.',
      },
      {
        bn: 'ভুল হলে সারির “দান বাতিল করুন” চেপে কারণ লিখুন।',
        en: 'After a mistake press “Reverse the donation” in the row and say why.',
      },
    ],
  },
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
