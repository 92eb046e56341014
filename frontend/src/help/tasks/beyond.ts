import type { Task } from './shape.ts';

/** What concerns more than one student at once, and the settings of the office. */
export const beyond: readonly Task[] = [
  {
    name: 'families',
    screen: '/accounting/family-receipt',
    title: { bn: 'পরিবার লেখা ও পারিবারিক রসিদ', en: 'Record a family and take its receipt' },
    steps: [
      {
        bn: 'শিক্ষার্থীর পাতায় পরিবারের অংশে যাদের মোবাইল বা পিতার নাম মেলে, তাদের নাম আসে; ভাইবোন না হলে টিক তুলে দিন, কেউ বাকি থাকলে খুঁজে নিন।',
        en: 'On the student’s page, under family, stand those with the same mobile or father’s name; untick who is no brother or sister, and look up who is missing.',
      },
      {
        bn: 'সংরক্ষণ করলে ভাইবোনের ছাড় ও পারিবারিক রসিদ এই অনুযায়ী হয়।',
        en: 'Once saved, the concession for siblings and the family receipt go by it.',
      },
      {
        bn: 'পারিবারিক রসিদে পরিবারের সবার বকেয়া এক জায়গায় আসে; একবারে টাকা নিন।',
        en: 'The family receipt shows what all of them owe in one place; take the money at once.',
      },
      {
        bn: 'ভুল করে কাউকে যোগ করলে তাঁর পাতা থেকে তাঁকে পরিবার থেকে আলাদা করুন।',
        en: 'Who was added by mistake is parted from the family on his page.',
      },
    ],
  },
  {
    name: 'merging',
    screen: '/general-info/duplicates',
    title: { bn: 'দুইবার লেখা ব্যক্তিকে এক করা', en: 'Merge who was entered twice' },
    steps: [
      {
        bn: 'তালিকায় দেখুন কারা একই ব্যক্তি হতে পারে এবং কী মিলেছে।',
        en: 'The list shows who may be the same person, and what is alike.',
      },
      {
        bn: 'যেটি থাকবে সেটি বাছাই করে কারণ লিখুন।',
        en: 'Choose which entry stays, and say why.',
      },
      {
        bn: 'অন্যটিতে টাকা, ফলাফল বা প্রত্যয়নপত্র থাকলে এক করা যায় না; কী আটকাচ্ছে তা লেখা থাকে।',
        en: 'If the other entry holds money, results or certificates, they are not merged, and what stands against it is named.',
      },
    ],
  },
  {
    name: 'promotion-suggestions',
    screen: '/result/promotion-suggestions',
    title: { bn: 'ফলাফল দেখে পরের জামাতে নেওয়া', en: 'Promote by results' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ ও পরীক্ষা বাছাই করলে প্রকাশিত ফলাফল থেকে কার কী হওয়া উচিত তার সুপারিশ আসে।',
        en: 'Choose a session and an exam: the published results suggest what becomes of whom.',
      },
      {
        bn: '“পরের জামাতে উন্নয়ন” পাতায় সেই পরীক্ষা বাছাই করলে সুপারিশগুলো নিজে থেকেই বসে; প্রত্যেকেরটা বদলানো যায়।',
        en: 'On the page “Promotion” choose that exam: the suggestions are filled in, and each can be changed.',
      },
      {
        bn: 'কার কত ফি ধার্য হবে দেখে তারপর নিন; ভুল হলে ফিরিয়ে নেওয়া যায়।',
        en: 'See what will be charged to whom before it is done; a mistake can be taken back.',
      },
    ],
  },
  {
    name: 'result-corrections',
    screen: '/result/versions',
    title: { bn: 'প্রকাশিত ফলাফল সংশোধন', en: 'Correct a published result' },
    steps: [
      {
        bn: 'ফলাফল এন্ট্রির পাতায় প্রকাশিত শাখাটি খুলে “সংশোধন করুন” চাপুন, ভুল ঘরগুলো ঠিক করুন।',
        en: 'Open the published section on the page of result entry, press “Correct” and mend the wrong marks.',
      },
      {
        bn: 'কার মোট, বিভাগ বা স্থান বদলাবে তা আগে দেখুন, তারপর প্রকাশ করুন।',
        en: 'See first whose total, division or place changes, then publish.',
      },
      {
        bn: 'আগের সংস্করণ থেকে যায়; প্রকাশিত সংস্করণের পাতায় সবগুলো আছে।',
        en: 'The earlier version is kept; the page of published versions shows all of them.',
      },
    ],
  },
  {
    name: 'class-collection',
    screen: '/accounting/class-collection',
    title: { bn: 'এক বসায় পুরো জামাতের ফি নেওয়া', en: 'Take the fees of a class in one sitting' },
    steps: [
      {
        bn: 'জামাত বাছাই করুন; যারা টাকা দিয়েছে তাদের পাশে টাকার পরিমাণ লিখুন।',
        en: 'Choose the class and enter the amount beside everyone who has paid.',
      },
      {
        bn: 'সংরক্ষণ করলে প্রত্যেকের আলাদা রসিদ হয়।',
        en: 'On saving each of them gets a receipt of his own.',
      },
      {
        bn: 'ভুল হলে পুরো আদায়টি একসঙ্গে ফিরিয়ে নেওয়া যায়; ক্যাশের দিন বন্ধ হয়ে গেলে রসিদ ধরে সংশোধন করতে হয়।',
        en: 'A mistaken collection is taken back as a whole; once the drawer has closed its day, receipt by receipt.',
      },
    ],
  },
  {
    name: 'data-export',
    screen: '/students/data-export',
    title: { bn: 'শিক্ষার্থীদের তথ্য ফাইলে নেওয়া', en: 'Take students’ data as a file' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, শাখা, নতুন/পুরাতন ও আবাসন দিয়ে কাদের তথ্য লাগবে ঠিক করুন।',
        en: 'Say whose data by session, section, new or old, and residence.',
      },
      {
        bn: 'যেসব কলাম লাগবে শুধু সেগুলোতে টিক দিন; নিচে ফাইলে যা থাকবে তা দেখা যায়।',
        en: 'Tick only the columns that are needed; what the file will hold stands below.',
      },
      {
        bn: 'কে, কখন, কতজনের কোন তথ্য নিয়েছেন তার রেকর্ড থাকে।',
        en: 'Who took which data of how many, and when, is recorded.',
      },
    ],
  },
  {
    name: 'switches',
    screen: '/settings',
    title: { bn: 'সেটিংস বদলানো', en: 'Change the settings' },
    steps: [
      {
        bn: 'প্রতিটি সুইচের নিচে লেখা আছে, চালু বা বন্ধ করলে কী হয়।',
        en: 'Below each switch stands what turning it on or off does.',
      },
      {
        bn: 'বদলালে নিজে থেকেই সংরক্ষিত হয়; আগে ধার্য করা ফি বা পাওয়া আবেদন তাতে বদলায় না।',
        en: 'A change is saved by itself; fees that were charged and applications that came before stay as they are.',
      },
      {
        bn: 'কে কবে কী বদলেছেন তা নিরীক্ষার খাতায় থাকে।',
        en: 'The audit trail keeps who changed what and when.',
      },
    ],
  },
  {
    name: 'converters',
    screen: '/others',
    title: { bn: 'তারিখ মেলানো ও টাকার অঙ্ক কথায় লেখা', en: 'Convert a date, write out a sum' },
    steps: [
      {
        bn: 'ইংরেজি, হিজরী বা বাংলা, যেকোনো একটি তারিখ লিখুন; বাকি দুটি নিজে থেকেই আসে।',
        en: 'Write the Gregorian, the Hijri or the Bangla date; the other two follow.',
      },
      {
        bn: 'চাঁদ মক্কার কত দিন পরে দেখা যায়, তা বাছাই করলে হিজরী তারিখ সেই অনুযায়ী হয়।',
        en: 'Choose how many days after Makkah the moon is seen, and the Hijri date goes by it.',
      },
      {
        bn: 'টাকার অঙ্ক লিখলে তা বাংলা ও ইংরেজিতে কথায় আসে।',
        en: 'A sum of taka is written out in Bengali and English.',
      },
      {
        bn: 'নিচের তালিকায় খুঁজে দেখুন কোন শব্দকে অন্য ভাষায় কী বলা হয়।',
        en: 'In the list below look up what a word is called in the other language.',
      },
    ],
  },
];
