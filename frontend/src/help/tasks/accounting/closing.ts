import type { Task } from '../shape.ts';

/** Days, months, years, and what the bank says. */
export const closing: readonly Task[] = [
  {
    name: 'day-close',
    screen: '/accounting/day-close',
    title: { bn: 'দিন সমাপ্ত করা', en: 'Close the day' },
    steps: [
      {
        bn: 'নগদ হিসাব ও দিন বাছাই করুন; “দিনের হিসাব” অংশে জমা, খরচ ও স্থানান্তর দেখা যায়।',
        en: 'Choose the cash account and the day; “Balance of the day” shows what came, went and moved.',
      },
      {
        bn: 'নোট ও মুদ্রা গুনে সংখ্যা লিখুন, তারপর “দিন সমাপ্ত করুন” চাপুন।',
        en: 'Count notes and coins, enter how many, and press “Close the day”.',
      },
      {
        bn: 'কম বা বেশি হলে অন্য একজন “পার্থক্যের নিষ্পত্তি করুন” করেন।',
        en: 'What is short or over is settled by another person, under “Resolve the difference”.',
      },
      {
        bn: 'ভুল থাকলে “দিন পুনরায় খুলুন” চেপে আবেদন করুন।',
        en: 'To mend a mistake press “Reopen the day”; it is a request.',
      },
    ],
  },
  {
    name: 'day-closes',
    screen: '/accounting/day-closes',
    title: { bn: 'সমাপ্ত দিনগুলো দেখা', en: 'See which days were closed' },
    steps: [
      {
        bn: 'কোন হিসাবের কোন দিন কে সমাপ্ত করেছেন, বইয়ে কত আর গুনে কত, তা দেখা যায়।',
        en: 'It shows who closed which day of which account, by the books and by the count.',
      },
      { bn: '“নিষ্পত্তি বাকি” অবস্থার সারিগুলো আগে দেখুন।', en: 'Look first at the rows that are “Unresolved”.' },
    ],
  },
  {
    name: 'month-locks',
    screen: '/accounting/periods',
    title: { bn: 'মাস বন্ধ করা', en: 'Lock a month' },
    steps: [
      {
        bn: 'মাসের কাজ শেষ হলে “মাস বন্ধ করুন” চাপুন; কী বাকি আছে তা আগে দেখায়।',
        en: 'When a month is done press “Lock the month”; it first says what is left.',
      },
      {
        bn: 'বন্ধ মাসে লিখতে হলে “সাময়িকভাবে খুলুন”; কোন দিন পর্যন্ত খোলা থাকবে ও কারণ দিন।',
        en: 'To write into it again use “Unlock for a time”, with the day it ends and the reason.',
      },
      {
        bn: 'হিসাব চূড়ান্ত হলে “চূড়ান্তভাবে বন্ধ করুন”; এরপর সেই মাসে কিছু লেখা যায় না।',
        en: 'When it is final press “Final lock”; nothing is written into that month any more.',
      },
    ],
  },
  {
    name: 'reconciliation',
    screen: '/accounting/reconciliation',
    title: { bn: 'ব্যাংকের সঙ্গে মেলানো', en: 'Reconcile with the bank' },
    steps: [
      {
        bn: '“ব্যাংকের বিবরণী দিন” অংশে হিসাব, প্রথম ও শেষ দিন ও ব্যাংকের ফাইল দিন, কী আসবে লাইন ধরে দেখুন, তারপর নিন। তারিখ দুইভাবে পড়া গেলে “তারিখে আগে কী” বলুন।',
        en: 'Under “Take a bank’s statement in” give account, first and last day and the bank’s file, look at every line that would come, then take them in. Where the days can be read in two ways say “What comes first in a day”.',
      },
      {
        bn: 'বিবরণীটি খুলে যেসব সারি মেলে সেগুলো “মেলান”; যা বইয়ে নেই তার ভাউচার লিখুন বা “কারণসহ রাখুন”।',
        en: 'Open it and “Match” the lines; for what the books lack write a voucher or “Leave with a reason”.',
      },
      {
        bn: 'সব মিললে “সমন্বয় সমাপ্ত করুন”; এরপর সেই দিন পর্যন্ত হিসাবটি বন্ধ।',
        en: 'When nothing is open “Close the reconciliation”; the account is then closed up to that day.',
      },
    ],
  },
  {
    name: 'years',
    screen: '/accounting/years',
    title: { bn: 'হিসাববর্ষ খোলা ও সমাপ্ত করা', en: 'Set and close accounting years' },
    steps: [
      {
        bn: 'হিসাববর্ষের নাম, প্রথম ও শেষ দিন লিখুন; ভাউচারের নম্বর এই বর্ষ ধরে চলে।',
        en: 'Write its name, first and last day; vouchers are numbered by it.',
      },
      {
        bn: 'বর্ষ শেষ হলে সারির “বর্ষ সমাপ্তি” চাপুন; প্রতিটি তহবিলের উদ্বৃত্ত তহবিলে যায়।',
        en: 'When it is over press “Year close” in its row; what each fund had over goes to that fund.',
      },
      {
        bn: 'ভুল হলে “বর্ষ সমাপ্তি প্রত্যাহার করুন” করে আবার করা যায়।',
        en: '“Undo year close” undoes it, and it can be closed again.',
      },
    ],
  },
];
