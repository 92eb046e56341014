import type { Task } from './shape.ts';

/** What is done about salaries. */
export const payroll: readonly Task[] = [
  {
    name: 'pay-heads',
    screen: '/pRName',
    title: { bn: 'বেতনের খাত ঠিক করা', en: 'Keep the pay heads' },
    steps: [
      {
        bn: 'যে খাতগুলোতে বেতন হয় (মূল বেতন, ভাতা) সেগুলো “প্রাপ্য” ধরনে লিখুন; তহবিল ও ব্যয়ের উপখাত বাছাই করুন।',
        en: 'Write what pay is made of (basic pay, allowances) as “Earning”, with fund and sub-ledger of expense.',
      },
      {
        bn: 'যা বাদ যায় তা “কর্তন”: ব্যয়ের উপখাতে ব্যয় কমে, দায়ের উপখাতে টাকা অন্যের জন্য জমা থাকে।',
        en: 'What is taken off is a “Deduction”: on expense it lessens the expense, on a liability it is held for others.',
      },
      {
        bn: 'যাকাত, ওয়াকফ ও আমানতের তহবিলে বেতনের খাত হয় না।',
        en: 'Funds of zakat, waqf and trust have no pay heads.',
      },
    ],
  },
  {
    name: 'payroll',
    screen: '/teacherinfo/payRole',
    title: { bn: 'বেতন লেখা, ধার্য করা ও পরিশোধ', en: 'Set, charge and pay salaries' },
    steps: [
      {
        bn: '“কার বেতন কত” অংশে প্রত্যেকের সারিতে “বেতন লিখুন” চেপে খাত অনুযায়ী টাকা ও যেদিন থেকে তা চলবে লিখুন।',
        en: 'Under “Who is paid what” press “Set the salary” in each row; write the sums by head and the day they begin.',
      },
      {
        bn: '“মাসের পে-রোল” অংশে “বেতন ধার্য করুন” চেপে মাস বাছাই করুন; বিনা বেতনের দিন ও আটকে রাখার কারণ লিখে হিসাব দেখুন।',
        en: 'Under “Payroll of a month” press “Charge salaries”, choose the month, write days without pay and who is held back, and look.',
      },
      {
        bn: 'ধার্যের পর সারির “বেতন দিন” চেপে কাকে কত দেওয়া হলো লিখুন; বাকিটা “কর্মী ও মাস” অংশে থাকে।',
        en: 'Once it is charged press “Pay salaries” and write what each was given; the rest stays owed under “By person and month”.',
      },
      {
        bn: 'ভুল হলে আগে পরিশোধ, তারপর পে-রোল বাতিল করুন; মাসটি আবার ধার্য করা যাবে।',
        en: 'After a mistake take the payments back first, then the payroll; the month can then be charged again.',
      },
    ],
  },
];
