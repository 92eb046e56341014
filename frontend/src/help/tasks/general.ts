import type { Task } from './shape.ts';

/** What everybody meets first: the first page, people, the institution, who signs in, settings. */
export const general: readonly Task[] = [
  {
    name: 'first-page',
    screen: '/',
    title: { bn: 'প্রথম পাতা দেখা', en: 'Read the first page' },
    steps: [
      {
        bn: 'ওপরের ঘরগুলোতে মোট শিক্ষার্থী, শিক্ষক ও বকেয়া, কে ভর্তির অপেক্ষায় আর কে “ছুটিতে বাইরে”। ঘরে চাপলে সেই তালিকা খোলে।',
        en: 'The tiles count students, teachers and dues, who waits for admission and who is “Out on leave”. A tile opens its list.',
      },
      {
        bn: '“হিসাব ও তহবিল অনুযায়ী” অংশে কোন হিসাবে কোন তহবিলের কত টাকা আছে, আজ কত এসেছে ও গেছে।',
        en: '“By account and fund” shows what each account holds of each fund, and what came and went today.',
      },
      {
        bn: 'ক্যালেন্ডারে তীর চিহ্ন চেপে আগের ও পরের মাস দেখুন; মাদরাসার ছুটির দিনগুলো আলাদা রঙে থাকে।',
        en: 'The arrows of the calendar show other months; holidays of the madrasah stand out.',
      },
    ],
  },
  {
    name: 'first-steps',
    screen: '/general-info/first-steps',
    title: { bn: 'নতুন মাদরাসার শুরুর কাজ', en: 'The first steps of a new school' },
    steps: [
      {
        bn: 'তালিকার কাজগুলো ওপর থেকে নিচে করুন; একটি হয়ে গেলে নিজেই টিক পড়ে। প্রথম পাতাতেও তালিকাটি থাকে, যত দিন না “প্রথম পাতা থেকে সরান” চাপেন।',
        en: 'Go down the list; each is ticked by itself once it stands. It is on the first page too, until you press “Put away from the first page”.',
      },
      {
        bn: '“প্রচলিতটি নিন” চাপলে আগে নাম ধরে দেখা যায় কী কী তৈরি হবে; যা দরকার নেই তার টিক তুলে দেওয়া যায়, আর যা আগে থেকে আছে তা আবার তৈরি হয় না।',
        en: '“Take the usual” shows first by name what would be made; what is not needed can be unticked, and what is there already is not made twice.',
      },
      {
        bn: '“যা নেওয়া হয়েছে” অংশ থেকে ব্যবহারের আগে পর্যন্ত পুরোটা ফিরিয়ে নেওয়া যায়।',
        en: 'Under “What was taken” all of a part can be taken back until it is used.',
      },
    ],
  },
  {
    name: 'rfid-cards',
    screen: '/general-info/rfid-card',
    title: { bn: 'আরএফআইডি কার্ড দেওয়া ও বন্ধ করা', en: 'Assign and block RFID cards' },
    steps: [
      {
        bn: 'নাম বা কোড দিয়ে খুঁজুন; “কার্ড নেই” বাছাই করলে শুধু যাদের কার্ড নেই তারা থাকে।',
        en: 'Look up a name or code; “Has no card” leaves those without one.',
      },
      {
        bn: 'সারির “কার্ড দিন” চেপে কার্ডটি রিডারে ধরুন বা নম্বর লিখুন। এক নম্বর একজনেরই হয়।',
        en: 'Press “Assign card” in the row and hold the card to the reader, or type its number. A number is one person’s.',
      },
      {
        bn: 'কার্ড হারালে “কার্ড বন্ধ করুন” চাপুন; এরপর ওই নম্বরে কাউকে পাওয়া যায় না।',
        en: 'When a card is lost, press “Block card”; nobody is found by that number any more.',
      },
      {
        bn: 'কার্ড থাকলে শিক্ষার্থী খোঁজার যেকোনো ঘরে কার্ড ধরলেই তাকে পাওয়া যায়।',
        en: 'Whoever has a card is found in every box that looks for students.',
      },
      {
        bn: '“কার্ড ছাপুন, প্রতি পাতায় একটি” চাপলে যাদের কার্ড আছে তাদের কার্ড ৮৫.৬ × ৫৪ মিমি মাপে ছাপা হয়।',
        en: 'Press “Print cards, one a page” for the cards of those who have one, at 85.6 × 54 mm.',
      },
    ],
  },
  {
    name: 'user-reports',
    screen: '/general-info/user-reports',
    title: { bn: 'ব্যক্তি প্রতিবেদন ছাপা', en: 'Print reports of users' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে চারটির একটি বেছে নিন: কোডের তালিকা, ধরন অনুযায়ী সংখ্যা, খালি ভর্তি ফরম, যারা ভর্তি হয়নি।',
        en: 'Choose one of four under “Report”: codes, counts by type, the blank admission form, who is not admitted.',
      },
      {
        bn: 'ধরন, লিঙ্গ, অবস্থা বা কোডের সীমা দিয়ে ছোট করুন; কিছু না দিলে সবাই আসে।',
        en: 'Narrow it by type, gender, state or a range of codes; without them it has everybody.',
      },
      {
        bn: '“ছাপুন” বা “এক্সেল” চাপুন; দুটোতেই পাতায় যা দেখা যাচ্ছে তা-ই থাকে।',
        en: 'Press “Print” or “Excel”; both hold what the page shows.',
      },
    ],
  },
  {
    name: 'institution',
    screen: '/general-info/institution-info',
    title: { bn: 'প্রতিষ্ঠানের তথ্য, লোগো ও স্বাক্ষর', en: 'Information, logo and signatures of the institution' },
    steps: [
      {
        bn: 'তিন ভাষায় নাম ও ঠিকানা লিখে “তথ্য সংরক্ষণ” চাপুন; রসিদ, কার্ড ও প্রত্যয়নপত্রে এগুলোই ছাপা হয়।',
        en: 'Write names and addresses in three languages and press “Save information”; receipts, cards and certificates print them.',
      },
      {
        bn: 'ঠিকানার অংশগুলো আলাদা করে লিখে “ঠিকানা সংরক্ষণ” চাপুন; এখানে সব ঘর পূরণ করতে হয়।',
        en: 'Write the parts of the address and press “Save address”; here every box is needed.',
      },
      {
        bn: '“লোগো ও স্বাক্ষর” অংশে ছবি বেছে “ছবি সংরক্ষণ” চাপুন।',
        en: 'Under “Logo and signatures” choose a picture and press “Save picture”.',
      },
    ],
  },
  {
    name: 'institutions',
    screen: '/general-info/all-madrasah',
    title: { bn: 'সকল মাদরাসা দেখা ও নিবন্ধন', en: 'See and register institutions' },
    steps: [
      {
        bn: 'ওপরের ঘরগুলো চাপলে সেই অবস্থার প্রতিষ্ঠানগুলো আসে; নাম বা আইডি দিয়েও খোঁজা যায়।',
        en: 'The tiles show the institutions of that state; a name or an id finds one.',
      },
      {
        bn: '“প্রতিষ্ঠান নিবন্ধন” চেপে নতুন প্রতিষ্ঠান ও তার প্রথম লগইন লিখুন।',
        en: 'Press “Register an institution” and enter it with its first login.',
      },
      {
        bn: 'প্রতিষ্ঠান বন্ধ করলে তার লোকেরা আর সাইন ইন করতে পারে না; আবার চালু করলে সব আগের মতো থাকে।',
        en: 'When one is switched off its people cannot sign in; switched on again, all is as it was.',
      },
      {
        bn: 'সারির ক্যালেন্ডার চিহ্নে নবায়নের শেষ দিন ও কোটা লিখুন; কত বাকি, তা সেই প্রতিষ্ঠানের ড্যাশবোর্ডে দেখা যায়, শেষ হলেও কিছু বন্ধ হয় না।',
        en: 'The calendar of a row sets the last day of its renewal and its quota; its dashboard tells what is left, and nothing is closed when it is used up.',
      },
    ],
  },
  {
    name: 'month-names',
    screen: '/general-info/month-name-list',
    title: { bn: 'জামাতের মাসের নাম দেওয়া', en: 'Name the months of a class' },
    steps: [
      {
        bn: '“জামাতের মাসের নাম দিন” চেপে শিক্ষাবর্ষ, জামাত ও পঞ্জিকা বাছাই করুন।',
        en: 'Press “Name the months of a class” and choose session, class and calendar.',
      },
      {
        bn: '১ থেকে ১২ লিখলে বাছাই করা পঞ্জিকার সেই মাসের নাম বসে; নিজের মতো নামও লেখা যায়।',
        en: 'A number from 1 to 12 becomes that month of the calendar; a name of your own may be typed.',
      },
      {
        bn: '“নাম সংরক্ষণ করুন” চাপুন; এরপর বকেয়া, রসিদ ও বিবরণীতে এই নাম ছাপা হয়।',
        en: 'Press “Save names”; dues, receipts and statements print them from then on.',
      },
    ],
  },
];
