import type { Task } from './shape.ts';

/** The papers of an exam, and where it is sat. */
export const examDay: readonly Task[] = [
  {
    name: 'admit-cards',
    screen: '/exam/admit-card',
    title: { bn: 'প্রবেশপত্র ছাপা', en: 'Print admit cards' },
    steps: [
      {
        bn: 'পরীক্ষা ও শাখা, তারপর “প্রবেশপত্রের ধরন” ও “রং” বাছাই করুন।',
        en: 'Choose exam and section, then “Type of card” and “Colour”.',
      },
      {
        bn: 'যাদের পরীক্ষার ফি বাকি তাদের নাম আলাদা দেখা যায়; “বকেয়ার তালিকা ছাপুন” চেপে তালিকাটি নিন।',
        en: 'Whoever owes the exam fee is named; press “Print who owes” for the list.',
      },
      {
        bn: '“প্রবেশপত্র ছাপুন” চাপুন; আসন বিন্যাস করা থাকলে আসন নম্বরও বসে।',
        en: 'Press “Print admit cards”; with a seat plan they carry the seats.',
      },
    ],
  },
  {
    name: 'exam-rooms',
    screen: '/exam/rooms',
    title: { bn: 'পরীক্ষার কক্ষ লেখা', en: 'Enter the rooms of exams' },
    steps: [
      { bn: 'প্রতিটি কক্ষের নাম ও আসন সংখ্যা লিখুন।', en: 'Write each room with its number of seats.' },
      {
        bn: 'রুটিন ও আসন বিন্যাসে এই কক্ষগুলো বাছাই হয়।',
        en: 'The routine and the seat plan choose from these rooms.',
      },
    ],
  },
  {
    name: 'exam-routine',
    screen: '/exam/routing',
    title: { bn: 'পরীক্ষার রুটিন করা', en: 'Make the routine of an exam' },
    steps: [
      {
        bn: 'শাখা, বিষয়, তারিখ, সময়, কক্ষ ও পরিদর্শক দিয়ে একটি একটি করে লিখুন।',
        en: 'Write paper by paper: section, subject, day, times, room and invigilator.',
      },
      {
        bn: '“সব শাখার রুটিন” দিয়ে শেষ পরীক্ষার রুটিন নতুন দিনে বসান, বা এক শাখার রুটিন অন্য শাখায় দিন; বসানোর আগে দিন ও কক্ষ বদলানো যায়।',
        en: 'With “Routine of all sections” write that of the last exam on new days, or that of one section for others; days and rooms are changed before it is written.',
      },
      {
        bn: 'একই সময়ে একই শাখা, কক্ষ বা পরিদর্শক দুই জায়গায় পড়লে তা বলে দেওয়া হয় এবং সংরক্ষণ হয় না।',
        en: 'Where a section, room or invigilator would be in two places at once it says so and saves nothing.',
      },
      {
        bn: 'শিক্ষাবর্ষ ও পরীক্ষা বাছাই করে রুটিন ছাপুন; প্রতিটি জামাত আলাদা ভাগে থাকে।',
        en: 'Choose a session and an exam and print it; each class stands in a part of its own.',
      },
    ],
  },
  {
    name: 'seat-plans',
    screen: '/exam/seat-plan',
    title: { bn: 'আসন বিন্যাস করা', en: 'Plan the seats' },
    steps: [
      {
        bn: 'পরীক্ষা বাছাই করে “নতুন আসন বিন্যাস” অংশে শাখা ও কক্ষে টিক দিন।',
        en: 'Choose the exam and tick sections and rooms under “New seat plan”.',
      },
      {
        bn: '“আসন বিন্যাস করুন” চাপলে এমনভাবে বসে যাতে পাশাপাশি একই শাখার কেউ না থাকে।',
        en: '“Plan the seats” seats them so that no neighbours are of one section.',
      },
      {
        bn: 'দরজার জন্য “দরজার তালিকা ছাপুন”, ডেস্কের জন্য “ডেস্ক কার্ড ছাপুন”।',
        en: 'Press “Print door lists” for the doors and “Print desk cards” for the desks.',
      },
      {
        bn: 'পরে কেউ তালিকায় এলে “আসন বিন্যাস তুলে নিন” চেপে নতুন করে করুন।',
        en: 'For candidates who come later press “Withdraw the plan” and make it anew.',
      },
    ],
  },
  {
    name: 'exam-reports',
    screen: '/exam/report',
    title: { bn: 'পরীক্ষার প্রতিবেদন ছাপা', en: 'Print reports of an exam' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে ফি তালিকা, স্বাক্ষর তালিকা, খালি নম্বরপত্র, আসন কার্ড বা অন্যটি বেছে নিন।',
        en: 'Under “Report” choose fees, signatures, blank mark sheets, seat cards or another.',
      },
      {
        bn: 'শিক্ষাবর্ষ, পরীক্ষা ও জামাত বাছাই করুন; প্রয়োজনে আবাসন ও ভাষাও।',
        en: 'Choose session, exam and class; residence and language where needed.',
      },
      { bn: '“ছাপুন” চাপুন।', en: 'Press “Print”.' },
    ],
  },
];
