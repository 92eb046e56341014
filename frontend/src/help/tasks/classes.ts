import type { Task } from './shape.ts';

/** Sessions, classes, sections, subjects, and what concerns many students at once. */
export const classes: readonly Task[] = [
  {
    name: 'sessions',
    screen: '/students/sessions',
    title: { bn: 'শিক্ষাবর্ষ খোলা', en: 'Open a session' },
    steps: [
      {
        bn: 'নতুন শিক্ষাবর্ষের নাম লিখে সংরক্ষণ করুন: প্রথমটি সঙ্গে সঙ্গে চলতি হয়, পরেরগুলো “চলতি শিক্ষাবর্ষ” টিক না দেওয়া পর্যন্ত নয়। চলতি হওয়ার আগেই তাতে ফি নির্ধারণ, ভর্তি ও পরের জামাতে নেওয়া যায়।',
        en: 'Write its name and save it: the first is current at once, later ones not until you tick “Current session”. Prices, admissions and promotion into it are possible before.',
      },
      {
        bn: 'ক্রম বদলাতে সারি টেনে নিন; সব বাছাই এই ক্রমে সাজানো থাকে।',
        en: 'Drag a row to change the order; every choice follows it.',
      },
      {
        bn: 'যে শিক্ষাবর্ষে কেউ ভর্তি হয়নি ও কোনো ফি নির্ধারিত নেই, শুধু সেটি মোছা যায়।',
        en: 'Only a session without admissions and prices can be deleted.',
      },
    ],
  },
  {
    name: 'classes',
    screen: '/students/class',
    title: { bn: 'জামাত যোগ করা', en: 'Add a class' },
    steps: [
      {
        bn: 'জামাতের নাম বাংলা, ইংরেজি ও আরবিতে লিখুন; আরবি কাগজে আরবি নামটি ছাপা হয়।',
        en: 'Write its name in Bengali, English and Arabic; Arabic papers print the Arabic one.',
      },
      {
        bn: 'জামাতগুলো নিচ থেকে ওপরের ক্রমে সাজান; পরের জামাতে নেওয়ার সময় এই ক্রম ধরা হয়।',
        en: 'Put the classes in their order from the lowest up; promotion goes by it.',
      },
      {
        bn: 'জামাত করার পরে অন্তত একটি শাখা যোগ করুন, তাহলে সেখানে ভর্তি করা যায়।',
        en: 'Add a section at least afterwards: students are admitted to sections.',
      },
    ],
  },
  {
    name: 'sections',
    screen: '/students/section',
    title: { bn: 'শাখা যোগ করা', en: 'Add a section' },
    steps: [
      { bn: 'জামাত বাছাই করে শাখার নাম লিখুন।', en: 'Choose the class and write the name of the section.' },
      { bn: 'একই জামাতের শাখাগুলো টেনে ক্রমে সাজান।', en: 'Drag the sections of a class into their order.' },
      {
        bn: 'যে শাখায় শিক্ষার্থী বা বিষয় আছে তা মোছা যায় না।',
        en: 'A section that has students or subjects cannot be deleted.',
      },
    ],
  },
  {
    name: 'subjects',
    screen: '/students/book-list',
    title: { bn: 'শাখার বিষয় লেখা ও কপি করা', en: 'Enter the subjects of a section' },
    steps: [
      {
        bn: 'শাখা বাছাই করে বিষয়গুলো তিন ভাষায় লিখুন; পরীক্ষার শর্ত ও নম্বরপত্রে এগুলোই আসে।',
        en: 'Choose the section and write its subjects in three languages; exams and mark sheets use them.',
      },
      {
        bn: 'একই বিষয় অন্য শাখাতেও থাকলে “অন্য শাখায় কপি” চাপুন, কোন কোন শাখায় যাবে বেছে নিন।',
        en: 'Press “Copy to sections” for the same subjects elsewhere, and choose the sections.',
      },
      {
        bn: '“যা যোগ হবে” দেখে “বিষয় যোগ করুন” চাপুন; সেখানে যা আগে থেকেই আছে তা আবার যোগ হয় না।',
        en: 'Look at “What will be added” and press “Add the subjects”; what stands there already is not added again.',
      },
    ],
  },
  {
    name: 'student-import',
    screen: '/students/import',
    title: { bn: 'ফাইল থেকে শিক্ষার্থী নেওয়া', en: 'Take students in from a file' },
    steps: [
      {
        bn: '“খালি ফাইল নামান” চেপে ফাইলটি নিন; প্রতিটি শিক্ষার্থীর জন্য একটি সারি লিখুন।',
        en: 'Press “Download an empty file” and write one row for each student.',
      },
      {
        bn: 'ফাইলটি দিলে আগে শুধু দেখা হয়: কোন সারির কোন ঘরে কী ঠিক করতে হবে, আর কে আগে থেকেই আছে।',
        en: 'A file is only read at first: what to mend in which row, and who is there already.',
      },
      {
        bn: '“ভুল সারি বাদ দিয়ে বাকিদের নিন” টিক দিলে ঠিক সারিগুলো নেওয়া হয়, না দিলে সব ঠিক হতে হয়।',
        en: 'With “Leave wrong rows out and take the others” the right rows are taken; without it all must be right.',
      },
      {
        bn: '“ভর্তির ফি ধার্য করুন” টিক না দিলে কোনো ফি ধার্য হয় না। ভুল হলে নিচের তালিকা থেকে পুরোটা ফিরিয়ে নেওয়া যায়।',
        en: 'Nothing is charged unless “Charge the fees of admission” is ticked. A mistaken file is taken back as a whole from the list below.',
      },
    ],
  },
  {
    name: 'groups',
    screen: '/students/group-distribution',
    title: { bn: 'শাখায় বণ্টন করা', en: 'Put students into sections' },
    steps: [
      { bn: 'শিক্ষাবর্ষ, জামাত ও “যে শাখায় যাবে” বাছাই করুন।', en: 'Choose session and class, and “To which section”.' },
      {
        bn: '“কারা যাবে” তালিকায় টিক দিয়ে “শাখায় নিন” চাপুন; সবাই একসঙ্গে যায়, নইলে কেউ না।',
        en: 'Tick them under “Who goes” and press “Put into the section”; all go together or nobody.',
      },
      {
        bn: 'ভুল হলে “আগের শাখা বদল” থেকে ফিরিয়ে নিন।',
        en: 'A mistake is taken back under “Earlier changes of section”.',
      },
    ],
  },
  {
    name: 'student-reports',
    screen: '/students/report',
    title: { bn: 'শিক্ষার্থী প্রতিবেদন ছাপা', en: 'Print reports of students' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে একটি বেছে নিন: ভর্তি রেজিস্টার, হাজিরা খাতা, পরিচয়পত্র, ভর্তি ফরম, পরিসংখ্যান।',
        en: 'Choose one under “Report”: registers, attendance sheets, identity cards, admission forms, statistics.',
      },
      {
        bn: 'শিক্ষাবর্ষ, জামাত, শাখা, লিঙ্গ, আবাসন বা ঠিকানা দিয়ে ছোট করুন; যা বাছাই করবেন না তার সবাই থাকে।',
        en: 'Narrow it by session, class, section, gender, residence or address; what is not chosen leaves everybody.',
      },
      {
        bn: 'হাজিরা খাতায় মাস বাছাই করলে সেই মাসের দিনগুলো থাকে, শুক্রবার ও ছুটির দিন আলাদা রঙে।',
        en: 'An attendance sheet of a month has its days, Fridays and holidays shaded.',
      },
      {
        bn: '“ছাপুন” বা “এক্সেল” চাপুন। পাতায় শুধু প্রথম অংশ দেখা যায়, কাগজে সব থাকে।',
        en: 'Press “Print” or “Excel”. The page shows the beginning, the paper has all of it.',
      },
    ],
  },
];
