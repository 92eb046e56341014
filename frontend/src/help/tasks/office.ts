import type { Task } from './shape.ts';

/** What the office does with people and students. */
export const office: readonly Task[] = [
  {
    name: 'admit',
    screen: '/students/add',
    title: { bn: 'নতুন শিক্ষার্থী ভর্তি করা', en: 'Admit a new student' },
    steps: [
      {
        bn: 'শিক্ষার্থীর পরিচয়, অভিভাবক ও ঠিকানা লিখুন।',
        en: 'Enter who the student is, the guardian and the address.',
      },
      {
        bn: 'শিক্ষাবর্ষ, জামাত, শাখা, আবাসন ও আর্থিক অবস্থা বাছাই করুন।',
        en: 'Choose session, class, section, residence and financial status.',
      },
      {
        bn: 'সংরক্ষণ করলে দাখেলা নম্বর পড়ে, আর ভর্তির ফি সেদিনের দর অনুযায়ী ধার্য হয়।',
        en: 'On saving a code is given, and the fees of admission are charged at the day’s prices.',
      },
    ],
  },
  {
    name: 'students',
    screen: '/students',
    title: { bn: 'শিক্ষার্থী খোঁজা', en: 'Find a student' },
    steps: [
      {
        bn: 'দাখেলা, নাম, পিতার নাম বা মোবাইল লিখুন; ওপরের খোঁজার ঘরও একই কাজ করে, আর নাম লিখলে পাতাও খুঁজে দেয়।',
        en: 'Type a code, a name, the father’s name or a mobile; the box at the top of every page does the same, and finds pages by their names, too.',
      },
      {
        bn: 'শিক্ষাবর্ষ, জামাত ও অন্য বাছাই দিয়ে তালিকা ছোট করুন।',
        en: 'Narrow the list by session, class and the other filters.',
      },
      {
        bn: 'সারিতে চাপলে শিক্ষার্থীর পাতা খোলে: পরিচয়, বকেয়া, বিবরণী ও ইতিহাস।',
        en: 'A row opens the student’s page: details, dues, statement and history.',
      },
      {
        bn: '“ভর্তি হয়নি” ট্যাবে নিবন্ধিত কিন্তু কোনো শিক্ষাবর্ষে ভর্তি হয়নি এমন সবাই আছে।',
        en: '“Not admitted” has everybody who is registered and in no session.',
      },
    ],
  },
  {
    name: 'promote',
    screen: '/students/promotion',
    title: { bn: 'পরের জামাতে উন্নয়ন করা', en: 'Promote a class' },
    steps: [
      {
        bn: 'পুরোনো শিক্ষাবর্ষ ও জামাত, আর নতুন শিক্ষাবর্ষ বাছাই করুন।',
        en: 'Choose the old session and class, and the new session.',
      },
      {
        bn: 'প্রত্যেকের জন্য ঠিক করুন: উত্তীর্ণ, একই জামাতে, বিদায়, নাকি বাদ।',
        en: 'Say for each student: promote, repeat, leave or skip.',
      },
      {
        bn: 'আগে কতজন ও কত টাকা ধার্য হবে দেখুন, তারপর সম্পন্ন করুন।',
        en: 'Look at how many go and what will be charged first, then carry it out.',
      },
    ],
  },
  {
    name: 'online-admission',
    screen: '/students/online-admission',
    title: { bn: 'অনলাইন আবেদন থেকে ভর্তি করা', en: 'Admit from an online application' },
    steps: [
      {
        bn: 'কোন শিক্ষাবর্ষ ও জামাতের জন্য আবেদন নেওয়া হবে তা খুলে দিন।',
        en: 'Open the public form for a session and its classes.',
      },
      {
        bn: 'অভিভাবক বাইরের পাতায় আবেদন করেন; আবেদনটি এই তালিকায় আসে।',
        en: 'A guardian applies on the public page; the application stands on this list.',
      },
      {
        bn: 'আবেদন খুলে তথ্য মিলিয়ে ভর্তি করুন; একটি আবেদন একবারই ভর্তি হয়।',
        en: 'Open it, check it and admit; an application is admitted once.',
      },
    ],
  },
  {
    name: 'names',
    screen: '/students/english-arobi-name',
    title: { bn: 'ইংরেজি ও আরবি নাম লেখা', en: 'Write English and Arabic names' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও জামাত বাছাই করে পুরো জামাতের নাম একসঙ্গে লিখুন।',
        en: 'Choose session and class and write the names of the whole class at once.',
      },
      {
        bn: 'এই নামগুলো আরবি হাজিরা খাতা ও নম্বরপত্রে বসে।',
        en: 'Arabic attendance sheets and mark sheets print them.',
      },
    ],
  },
  {
    name: 'users',
    screen: '/general-info/users-info',
    title: { bn: 'নতুন ইউজার যোগ করা', en: 'Add a user' },
    steps: [
      {
        bn: 'ছাত্র, শিক্ষক, অভিভাবক বা দাতা: আগে ধরন বাছাই করুন।',
        en: 'Choose the type first: student, teacher, guardian or donor.',
      },
      {
        bn: 'নাম, জন্ম তারিখ ও মোবাইল লিখে সংরক্ষণ করুন; কোড নিজে পড়ে বা হাতে দেওয়া হয়।',
        en: 'Enter name, date of birth and mobile and save; the code is given automatically or by hand.',
      },
      {
        bn: 'এতে কোনো ফি ধার্য হয় না; ছাত্রকে পরে ভর্তি করতে হয়।',
        en: 'No fee is charged by it; a student is admitted afterwards.',
      },
    ],
  },
  {
    name: 'photos',
    screen: '/general-info/user-image',
    title: { bn: 'ছবি যোগ করা', en: 'Add photos' },
    steps: [
      {
        bn: '“ছবি নেই” বাছাই করলে যাদের ছবি নেই শুধু তারা থাকে।',
        en: '“Without photo” leaves those who have none.',
      },
      {
        bn: 'একজনকে চাপলে তাঁর পাতা খোলে; সেখানে ছবি বেছে ৩:৪ অংশটুকু কেটে “পরিবর্তন সংরক্ষণ” চাপুন।',
        en: 'Press a person to open his page; choose a picture there, cut its part of 3:4, and press “Save changes”.',
      },
    ],
  },
  {
    name: 'many-photos',
    screen: '/general-info/bulk-image',
    title: { bn: 'একসঙ্গে অনেক ছবি যোগ করা', en: 'Add many photos at once' },
    steps: [
      {
        bn: 'প্রতিটি ফাইলের নাম ব্যক্তির কোড দিয়ে শুরু হবে, যেমন ১০০১.jpg।',
        en: 'Each file’s name begins with the person’s code, as 1001.jpg.',
      },
      {
        bn: 'ব্যক্তির ধরন বেছে নিন, তারপর সর্বোচ্চ ৫০টি ফাইল একসঙ্গে ছাড়ুন বা বেছে নিন।',
        en: 'Choose the type of user, then drop or choose up to 50 files.',
      },
      {
        bn: 'যে ফাইল নেওয়া যায়নি তার নাম ও কারণ নিচে দেখানো হয়; বাকিগুলো সংরক্ষিত হয়ে যায়।',
        en: 'A file that could not be taken is named below with the reason; the others are saved.',
      },
    ],
  },
];
