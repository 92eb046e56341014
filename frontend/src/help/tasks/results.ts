import type { Task } from './shape.ts';

/** Results, from marks to what guardians see. */
export const results: readonly Task[] = [
  {
    name: 'result-entry',
    screen: '/result',
    title: { bn: 'নম্বর লেখা', en: 'Enter marks' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, পরীক্ষা ও শাখা বাছাই করুন; পরীক্ষার্থীদের নম্বরের ছক আসে।',
        en: 'Choose session, exam and section; the grid of its candidates appears.',
      },
      {
        bn: 'নম্বর লিখে Enter চাপুন, তীর চেপে অন্য ঘরে যান; অনুপস্থিত হলে অ লিখুন, আধা নম্বরও লেখা যায়।',
        en: 'Type a mark and press Enter, move by the arrows; write a for absent; halves are allowed.',
      },
      {
        bn: '“ফলাফল সংরক্ষণ করুন” চাপুন। কোনো ঘর ভুল হলে, বা এর মধ্যে অন্য কেউ বদলালে, সেই ঘরের কথা বলা হয়; সংরক্ষণের আগে লেখা খসড়া হিসেবে থাকে।',
        en: 'Press “Save Results”. A cell that is wrong, or that somebody else has changed meanwhile, is named; until it is saved what is typed stays as a draft.',
      },
      {
        bn: '“অনুপস্থিত”, “ফাইল থেকে” ও “অগ্রগতি” অংশে একসঙ্গে অনুপস্থিত লেখা, ফাইল নেওয়া ও কত বাকি দেখা যায়।',
        en: '“Absent”, “From a file” and “Progress” enter absentees together, take a file, and say what is missing.',
      },
    ],
  },
  {
    name: 'mark-sheets',
    screen: '/result/mark-sheet',
    title: { bn: 'নম্বরপত্র ছাপা', en: 'Print mark sheets' },
    steps: [
      {
        bn: 'পরীক্ষা, শাখা ও ভাষা বাছাই করলে প্রকাশিত নম্বরপত্র আসে।',
        en: 'Choose exam, section and language; the published mark sheets appear.',
      },
      {
        bn: 'একজনেরটি “প্রিন্ট”, সবারটি “সব প্রিন্ট” চেপে ছাপুন।',
        en: 'Press “Print” for one and “All Print” for all.',
      },
      {
        bn: 'কাগজের QR কোড স্ক্যান করলে বোঝা যায় এটি এখনকার, পুরোনো না প্রত্যাহার করা সংস্করণ।',
        en: 'Its QR code tells whether it is of the version that stands, of an older or of a withdrawn one.',
      },
    ],
  },
  {
    name: 'publishing',
    screen: '/result/point-results',
    title: { bn: 'ফলাফল প্রকাশ করা', en: 'Publish results' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও পরীক্ষা বাছাই করলে প্রতিটি শাখার “নম্বর বাকি (ঘর)” ও প্রকাশ করা না গেলে তার কারণ দেখা যায়।',
        en: 'Choose a session and an exam; each section shows “Marks missing (cells)” and why it cannot be published.',
      },
      {
        bn: '“প্রকাশ করুন” চাপলে অভিভাবকেরা সঙ্গে সঙ্গে দেখতে পান, আর নম্বর ও শর্ত বন্ধ হয়ে যায়।',
        en: '“Publish” shows them to guardians at once, and closes marks and conditions.',
      },
      {
        bn: 'ভুল করে প্রকাশ হলে “প্রত্যাহার করুন” চেপে কারণ লিখুন।',
        en: 'What was published by mistake: press “Withdraw” and say why.',
      },
    ],
  },
  {
    name: 'result-reports',
    screen: '/result/report',
    title: { bn: 'ফলাফল প্রতিবেদন ছাপা', en: 'Print reports of results' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে ফলাফল তালিকা, বিভাগ বা মেধা অনুযায়ী তালিকা, অথবা মেধাক্রমে হাজিরা খাতা বেছে নিন।',
        en: 'Under “Report” choose tabulation, the list by division or merit, or the attendance sheet by merit.',
      },
      {
        bn: 'শিক্ষাবর্ষ, পরীক্ষা ও জামাত বাছাই করুন; শুধু প্রকাশিত ফলাফল আসে।',
        en: 'Choose session, exam and class; only published results appear.',
      },
      { bn: '“ছাপুন” বা “এক্সেল” চাপুন।', en: 'Press “Print” or “Excel”.' },
    ],
  },
  {
    name: 'merit-lists',
    screen: '/result/merit-list',
    title: { bn: 'মেধা তালিকা দেখা ও ছাপা', en: 'See and print merit lists' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও পরীক্ষা বাছাই করুন; শাখা, জামাত বা লিঙ্গ অনুযায়ী স্থান দেখা যায়।',
        en: 'Choose a session and an exam; places are by section, class or gender.',
      },
      {
        bn: 'যে বিভাগগুলো মেধাস্থান পাবে তা “মেধাস্থানের শর্ত” পাতায় ঠিক করা হয়।',
        en: 'Which divisions have places is settled on the page “Conditions of Merit”.',
      },
      { bn: '“ছাপুন” চেপে টাঙানোর তালিকা নিন।', en: 'Press “Print” for a list to be hung up.' },
    ],
  },
  {
    name: 'grade-lists',
    screen: '/result/grade-list',
    title: { bn: 'বিভাগভিত্তিক পরিসংখ্যান দেখা', en: 'See statistics by division' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও পরীক্ষা বাছাই করুন; কোন শাখায় কোন বিভাগে কতজন তা আসে।',
        en: 'Choose a session and an exam; it tells how many of each section are in each division.',
      },
      { bn: '“ছাপুন” বা “এক্সেল” চাপুন।', en: 'Press “Print” or “Excel”.' },
    ],
  },
  {
    name: 'result-charts',
    screen: '/result/charts',
    title: { bn: 'ফলাফলের চিত্র দেখা', en: 'Compare results in charts' },
    steps: [
      {
        bn: '“যেভাবে সাজানো” ঘরে শাখা, বিষয়, পরীক্ষা বা শিক্ষাবর্ষ বেছে নিন।',
        en: 'Under “Side by side” choose sections, subjects, exams or sessions.',
      },
      {
        bn: '“পাসের হার” ও “গড় নম্বর” পাশাপাশি দেখা যায়; শুধু প্রকাশিত ফলাফল ধরা হয়।',
        en: '“Pass rate” and “Average mark” are shown; only published results count.',
      },
    ],
  },
  {
    name: 'result-messages',
    screen: '/result/messages',
    title: { bn: 'ফলাফলের বার্তা তৈরি করা', en: 'Prepare messages of results' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, পরীক্ষা ও “বার্তার ভাষা” বাছাই করুন।',
        en: 'Choose session, exam and “Language of the message”.',
      },
      {
        bn: 'প্রত্যেক অভিভাবকের জন্য একটি বার্তা আসে; কত অক্ষর ও কয়টি এসএমএস হবে তা পাশে থাকে।',
        en: 'There is one message for each guardian, with its characters and how many SMS it takes.',
      },
      {
        bn: 'এখান থেকে কিছু পাঠানো হয় না; তালিকাটি ফাইলে নিয়ে যে সেবা দিয়ে পাঠান সেখানে দিন।',
        en: 'Nothing is sent from here; take the list as a file to the service you send by.',
      },
    ],
  },
];
