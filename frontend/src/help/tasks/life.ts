import type { Task } from './shape.ts';

/** What is done for teachers, in the hostel and about papers of a student. */
export const life: readonly Task[] = [
  {
    name: 'teachers',
    screen: '/teacherinfo',
    title: { bn: 'শিক্ষক নিবন্ধন করা', en: 'Register a teacher' },
    steps: [
      {
        bn: 'ব্যক্তি তালিকায় তাঁকে “শিক্ষক” ধরনে যোগ করুন।',
        en: 'Add the teacher to the list of users, with the type “Teacher”.',
      },
      {
        bn: '“নিবন্ধন বাকি” ট্যাবে তাঁর সারিতে “নিবন্ধন করুন” চাপুন।',
        en: 'Under “Not registered” press “Register” in his row.',
      },
      {
        bn: 'পদবি, যোগদানের তারিখ ও যোগ্যতা লিখে সংরক্ষণ করুন।',
        en: 'Enter designation, date of join and qualification, and save.',
      },
      {
        bn: 'কেউ চলে গেলে তাঁর সারি থেকে বিদায় লিখুন; তথ্য থেকে যায়, ফিরে এলে আবার নিবন্ধন করা যায়।',
        en: 'When somebody leaves, record it in his row; the record stays, and he can be registered again.',
      },
    ],
  },
  {
    name: 'certificates',
    screen: '/students/certificate-of-attestation',
    title: { bn: 'প্রত্যয়নপত্র ও ছাড়পত্র দেওয়া', en: 'Give a certificate or a clearance paper' },
    steps: [
      {
        bn: '“প্রত্যয়নপত্র তৈরি করুন” চেপে শিক্ষার্থী, শিক্ষাবর্ষ, জামাত ও পরীক্ষা বাছাই করুন।',
        en: 'Press “Create Certificate” and choose student, session, class and exam.',
      },
      {
        bn: 'ছাপার সময় কাগজ বাছাই করুন: রঙিন, ছাপানো কাগজের ওপর, কালো, বা ছাড়পত্র।',
        en: 'Choose the paper when printing: coloured, on press-printed paper, black, or the clearance paper.',
      },
      {
        bn: 'ছাপানো কাগজে লেখা সরে গেলে কত মিলিমিটার সরবে লিখে দিন।',
        en: 'Where the text misses its place on a printed sheet, say by how many millimetres it moves.',
      },
      {
        bn: 'ছাড়পত্র ছাপা হয় শুধু তখন, যখন শিক্ষার্থীর বকেয়া বা অগ্রিম কিছুই নেই।',
        en: 'The clearance paper is printed only while the student owes nothing and has nothing in advance.',
      },
      {
        bn: 'কাগজের QR কোড স্ক্যান করলে আসল না প্রত্যাহৃত, তা জানা যায়।',
        en: 'Scanning the QR code tells whether it is genuine or withdrawn.',
      },
    ],
  },
  {
    name: 'character-reports',
    screen: '/darul-ikama',
    title: { bn: 'আখলাক প্রতিবেদন লেখা', en: 'Write a character report' },
    steps: [
      {
        bn: 'আগে রিপোর্টের বিষয় ও ধরনের তালিকা ঠিক করে নিন।',
        en: 'First set up the lists of variants and types.',
      },
      {
        bn: '“নতুন প্রতিবেদন” চেপে শিক্ষার্থী, বিষয়, ধরন, তারিখ ও মন্তব্য দিন।',
        en: 'Press “New report” and give student, variant, type, date and remark.',
      },
      {
        bn: '“প্রতিবেদন দেখুন” চাপলে পুরোটা পড়া ও ছাপা যায়।',
        en: '“View report” shows all of it and prints it.',
      },
    ],
  },
  {
    name: 'vacations',
    screen: '/darul-ikama/vacation',
    title: { bn: 'ছুটি দেওয়া ও গেট পাস ছাপা', en: 'Grant a vacation and print its gate pass' },
    steps: [
      {
        bn: '“নতুন ছুটি” চেপে শিক্ষার্থী, ধরন, যিনি নেবেন, আর যাওয়া-ফেরার সময় লিখুন।',
        en: 'Press “New vacation” and enter student, type, who fetches him, and when he goes and comes.',
      },
      {
        bn: 'সারির ছাপার চিহ্ন চেপে গেট পাস ছাপুন; দারোয়ান QR কোড দিয়ে যাচাই করতে পারেন।',
        en: 'Print the gate pass from the row; the gatekeeper can check it by its QR code.',
      },
      {
        bn: 'ফিরলে “ফিরে এসেছে” চাপুন। কে বাইরে আর কার দেরি, অবস্থা দিয়ে বাছাই করে দেখুন।',
        en: 'Press “Is back” on his return. The filter by state tells who is out and who is late.',
      },
    ],
  },
];
