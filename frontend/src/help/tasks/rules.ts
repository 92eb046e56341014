import type { Task } from './shape.ts';

/** Who signs in, and the lists that the office keeps. */
export const rules: readonly Task[] = [
  {
    name: 'logins',
    screen: '/settings/add-login-users',
    title: { bn: 'লগইন তৈরি করা ও ক্ষমতা দেওয়া', en: 'Make logins and give powers' },
    steps: [
      {
        bn: '“নতুন লগইন” চাপুন। তালিকায় নেই এমন কেউ হলে “নতুন কেউ” রেখে নাম, মোবাইল ও দায়িত্ব লিখুন: তিনি তালিকায় আসেন, দায়িত্বের ক্ষমতাও পান। আগে থেকে থাকলে “তালিকায় আছেন” চেপে তাঁকে বাছুন। তারপর লগইন নাম ও পাসওয়ার্ড।',
        en: 'Press “New login”. For somebody who is not on the list leave “Somebody new” and write name, mobile and job: the list gets him, and he the powers of his job. Whoever is there already is chosen under “Somebody on the list”. Then the login name and a password.',
      },
      {
        bn: 'লগইনটি খুলে “ক্ষমতা বণ্টন” অংশে কোন দায়িত্বের মতো বা কোন লগইনের মতো তা বাছুন, অথবা প্রতিটি কাজের জন্য দেখা, যোগ, সম্পাদনা ও মোছায় টিক দিন; তারপর “ক্ষমতা সংরক্ষণ” চাপুন।',
        en: 'Open it and choose a job or another login under “Power distribution”, or tick view, insert, edit and delete, then press “Save powers”.',
      },
      {
        bn: 'কেউ চলে গেলে তাঁর লগইন “বন্ধ করুন”; তিনি তখনই বের হয়ে যান, আগের কাজ তাঁর নামেই থাকে।',
        en: 'When somebody leaves, “Switch off” the login; it is signed out at once, and what was done stays under that name.',
      },
      {
        bn: 'নিজের স্তর কেউ নিজে বদলাতে পারে না, আর শেষ প্রশাসকের লগইন থেকে যায়। এডমিন ইউজার শুধু সাধারণ ইউজারের লগইন তৈরি ও বদল করতে পারেন।',
        en: 'Nobody changes his own type, and the last administrator stays. An admin user makes and changes logins of users alone.',
      },
      {
        bn: 'এক ব্যক্তির সব লগইন মিলে একজন: নিজের আবেদন আরেক লগইনে অনুমোদন করা যায় না। যাঁর লগইন, ক্ষমতা বা পাসওয়ার্ড আপনি দিয়েছেন, ৩০ দিন পর্যন্ত তিনি আপনার আবেদন অনুমোদন করতে পারেন না, যদি আর কেউ পারেন।',
        en: 'All logins of a person are one: nobody approves his own request with another. Whose login, power or password you gave cannot approve your requests for 30 days, while somebody else can.',
      },
    ],
  },
  {
    name: 'code-setting',
    screen: '/settings/code-setting',
    title: { bn: 'কোড কীভাবে হবে ঠিক করা', en: 'Say how codes are given' },
    steps: [
      {
        bn: 'প্রতিটি ধরনের সারিতে দেখুন কোড “স্বয়ংক্রিয়” না “হাতে লেখা”, আর পরের কোড কত।',
        en: 'Each type’s row says whether codes are given “Automatic” or “By hand”, and what the next one is.',
      },
      {
        bn: '“কোড সেটিং বদলান” চেপে নিয়ম ও শুরুর নম্বর লিখুন; আগে দেওয়া কোড বদলায় না।',
        en: 'Press “Change code setting” for the rule and the first number; codes given before stay.',
      },
      {
        bn: '“নতুন ইউজারের লিঙ্গ” এক লিঙ্গের মাদরাসায় একবারে ঠিক করে দেওয়া যায়।',
        en: '“Gender of a new user” can be settled once where a madrasah has one gender only.',
      },
    ],
  },
  {
    name: 'calendar',
    screen: '/settings/calendar',
    title: { bn: 'ছুটির দিন লেখা', en: 'Enter holidays' },
    steps: [
      {
        bn: 'একটি দিন বা টানা কয়েক দিন দিন, আর বাংলা ও ইংরেজিতে বিবরণ লিখুন।',
        en: 'Enter a day or several on end, and what they are in Bengali and English.',
      },
      {
        bn: '“মাদরাসা বন্ধ” দিলে দিনগুলো হাজিরা খাতায় আলাদা রঙে ছাপা হয় এবং প্রথম পাতার ক্যালেন্ডারে দেখা যায়।',
        en: 'As “Holiday” they are shaded on attendance sheets and stand in the calendar of the first page.',
      },
      {
        bn: '“ক্লাস চলবে” দিলে শুধু নামটি দেখা যায়, হাজিরা খাতা বদলায় না।',
        en: 'With “Classes are held” only the name is shown; attendance sheets do not change.',
      },
    ],
  },
  {
    name: 'designations',
    screen: '/teacherinfo/designation',
    title: { bn: 'পদবির তালিকা করা', en: 'Keep the list of designations' },
    steps: [
      { bn: 'মাদরাসার প্রতিটি পদবি একবার লিখুন।', en: 'Write each designation of the madrasah once.' },
      {
        bn: 'শিক্ষক নিবন্ধন ও সংশোধনের ফরমে এখান থেকে পদবি বাছাই হয়।',
        en: 'The forms of teachers choose from this list.',
      },
      {
        bn: 'যে পদবি আর লাগে না তা তালিকা থেকে সরান; যাঁদের সেই পদবি আছে তাঁদের থেকে যায়।',
        en: 'Take off the list what is no longer needed; whoever holds it keeps it.',
      },
    ],
  },
  {
    name: 'teacher-reports',
    screen: '/teacherinfo/report',
    title: { bn: 'শিক্ষক প্রতিবেদন ছাপা', en: 'Print reports of teachers' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে শিক্ষক তালিকা, হাজিরা খাতা বা পদবি অনুযায়ী তালিকা বেছে নিন।',
        en: 'Under “Report” choose the list, the attendance sheet or the list by designation.',
      },
      {
        bn: 'হাজিরা খাতায় মাস দিলে সেই মাসের দিনগুলোই থাকে, শুক্রবার ও ছুটির দিন আলাদা রঙে।',
        en: 'With a month the attendance sheet has its days, Fridays and holidays shaded.',
      },
      { bn: '“ছাপুন” বা “এক্সেল” চাপুন।', en: 'Press “Print” or “Excel”.' },
    ],
  },
  {
    name: 'character-variants',
    screen: '/darul-ikama/variants',
    title: { bn: 'আখলাক প্রতিবেদনের বিষয় ঠিক করা', en: 'Keep the variants of character reports' },
    steps: [
      {
        bn: 'কী কী বিষয়ে প্রতিবেদন লেখা হয়, যেমন নামাজ বা শৃঙ্খলা, একে একে যোগ করুন।',
        en: 'Add what reports are about one by one, such as prayer or order.',
      },
      {
        bn: 'আখলাক প্রতিবেদনের ফরমে “রিপোর্টের বিষয়” ঘরে এই তালিকা আসে।',
        en: 'The form of a report offers them under “Variant of report”.',
      },
    ],
  },
  {
    name: 'character-types',
    screen: '/darul-ikama/types',
    title: { bn: 'আখলাক প্রতিবেদনের ধরন ঠিক করা', en: 'Keep the types of character reports' },
    steps: [
      {
        bn: 'প্রতিবেদন প্রশংসা, সতর্কতা না অন্য কিছু, তার নামগুলো যোগ করুন।',
        en: 'Add the names that tell praise, warning and the like apart.',
      },
      {
        bn: 'আখলাক প্রতিবেদনের ফরমে “রিপোর্টের ধরন” ঘরে এই তালিকা আসে।',
        en: 'The form of a report offers them under “Type of report”.',
      },
    ],
  },
  {
    name: 'vacation-types',
    screen: '/students/vacation/type-of-vacation',
    title: { bn: 'ছুটির ধরন ঠিক করা', en: 'Keep the types of vacation' },
    steps: [
      {
        bn: 'শিক্ষার্থী কেন বাড়ি যায় তার নামগুলো যোগ করুন, যেমন সাপ্তাহিক বা অসুস্থতা।',
        en: 'Add why students go home, such as weekly or illness.',
      },
      {
        bn: 'ছুটি লেখার সময় “ছুটির ধরন” ঘরে এই তালিকা আসে।',
        en: 'A vacation chooses one of them as its “Vacation type”.',
      },
    ],
  },
  {
    name: 'board-names',
    screen: '/board-info/name',
    title: { bn: 'বোর্ডের নাম লেখা', en: 'Keep the names of boards' },
    steps: [
      {
        bn: 'মাদরাসার শিক্ষার্থীরা যেসব বোর্ডের পরীক্ষা দেয় তাদের নাম যোগ করুন।',
        en: 'Add the boards whose exams the students sit.',
      },
      {
        bn: 'নাম ভুল হলে সারিতে সম্পাদনা করুন; না লাগলে তালিকা থেকে সরান।',
        en: 'Mend a name in its row; take off the list what is not needed.',
      },
    ],
  },
  {
    name: 'board-registrations',
    screen: '/board-info',
    title: { bn: 'বোর্ডের পরীক্ষায় নিবন্ধন করা', en: 'Register students for a board exam' },
    steps: [
      {
        bn: '“নতুন বোর্ড নিবন্ধন” চেপে শিক্ষার্থী, শিক্ষাবর্ষ, বোর্ড পরীক্ষা ও মারকায বাছুন; ঠিক করা ফি তাঁর নামে তখনই ধার্য হয়, আর কাউন্টারে আদায় হয়।',
        en: 'Press “New board registration” and choose student, session, board exam and centre; what it costs is charged to him at once, and is collected at the counter.',
      },
      {
        bn: 'বোর্ড থেকে রোল ও নিবন্ধন নম্বর এলে সারিতে সম্পাদনা করে লিখুন। তালিকা এক্সেলে নামিয়ে বোর্ডে পাঠানো যায়।',
        en: 'When roll and registration number come from the board, change the row. The list can be saved as a workbook for the board.',
      },
      {
        bn: 'ভুলে নিবন্ধন হলে তুলে নিন; কিছু আদায় না হয়ে থাকলে ধার্য ফি-ও ফেরে।',
        en: 'Withdraw one that was made by mistake; while nothing of it is paid, its fees are taken back too.',
      },
    ],
  },
  {
    name: 'board-exams',
    screen: '/board-info/exam-name',
    title: { bn: 'বোর্ড পরীক্ষা ও মারকাযের নাম লেখা', en: 'Keep the exams and centres of boards' },
    steps: [
      {
        bn: 'বোর্ড ও মারহালা বেছে পরীক্ষার নাম লিখুন।',
        en: 'Choose the board and the marhala, then write the name of the exam.',
      },
      {
        bn: '“মারকাযের নাম” পাতায় যেখানে শিক্ষার্থীরা পরীক্ষা দেয় তা যোগ করুন, বোর্ডের দেওয়া মারকায নম্বরসহ।',
        en: 'On “Centre names” add where the students sit it, with the number the board has given.',
      },
    ],
  },
  {
    name: 'board-fees',
    screen: '/board-info/maskas-registration-fee-determine',
    title: { bn: 'বোর্ডের নিবন্ধন ফি ঠিক করা', en: 'Say what a board registration costs' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও বোর্ড পরীক্ষা বাছুন, তারপর প্রতিটি খাতের জন্য একটি সারি যোগ করুন: যা বোর্ডে যাবে তা দায়ের খাতে, যা মাদরাসার তা আয়ের খাতে।',
        en: 'Choose session and board exam, then add a row for each head: what goes to the board under a liability, what the madrasah keeps under an income.',
      },
      {
        bn: 'খাতগুলো এমন হতে হবে যা প্রয়োজনে ধার্য হয়; না থাকলে আগে “ফি-র খাত” পাতায় যোগ করুন।',
        en: 'The heads must be charged on demand; where there is none add it on the page “Fee Heads” first.',
      },
    ],
  },
];
