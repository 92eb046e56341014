import type { Task } from './shape.ts';

/** Exams, from their names to the papers of the day. */
export const exams: readonly Task[] = [
  {
    name: 'exam-names',
    screen: '/exam',
    title: { bn: 'পরীক্ষার নাম লেখা', en: 'Enter the names of exams' },
    steps: [
      {
        bn: 'পরীক্ষার নাম একবার লিখুন, যেমন প্রথম সাময়িক; প্রতি শিক্ষাবর্ষে একই নাম চলে।',
        en: 'Write the name of an exam once, such as half-yearly; every session uses it.',
      },
      {
        bn: 'এরপর শর্ত, ফি, পরীক্ষার্থী ও রুটিনে এই নামটি বাছাই করা যায়।',
        en: 'Conditions, fees, candidates and the routine then choose it.',
      },
    ],
  },
  {
    name: 'exam-fees',
    screen: '/exam/fee-determine',
    title: { bn: 'পরীক্ষার ফি নির্ধারণ করা', en: 'Set the fee of an exam' },
    steps: [
      {
        bn: 'শিক্ষাবর্ষ, পরীক্ষা, শাখা ও ফি-র খাত বাছাই করে টাকার পরিমাণ লিখুন।',
        en: 'Choose session, exam, section and fee head, and write the amount.',
      },
      {
        bn: '“সব শাখার ফি” দিয়ে কয়েকটি শাখায় একসাথে ফি দিন, বা “শেষ পরীক্ষার মতো” বসান; কোন শাখায় কী বসবে তা আগে দেখানো হয়।',
        en: 'With “Fees of all sections” set several sections at once, or “As in the last exam”; what each gets is shown first.',
      },
      {
        bn: '“পরীক্ষার্থী তালিকা” সংরক্ষণ করলে প্রত্যেক নতুন পরীক্ষার্থীর নামে এই ফি একবার ধার্য হয়।',
        en: 'When the “List of Candidates” is saved, each new candidate is charged it once.',
      },
      {
        bn: 'ফি-র খাতটি এমন হতে হবে যা প্রয়োজনে ধার্য হয়; না থাকলে আগে “ফি-র খাত” পাতায় যোগ করুন।',
        en: 'The fee head must be one that is charged on demand; where there is none add it on the page “Fee Heads” first.',
      },
    ],
  },
  {
    name: 'point-conditions',
    screen: '/exam/point-v-condition',
    title: { bn: 'জিপিএ পদ্ধতির শর্ত দেওয়া', en: 'Set the conditions of results by points' },
    steps: [
      {
        bn: 'পরীক্ষা ও শাখা বাছাই করে “বিষয় ও পাস নম্বর” অংশে প্রতিটি বিষয়ের পূর্ণ নম্বর ও পাস নম্বর দিন।',
        en: 'Choose exam and section, and give each subject its full marks and pass mark under “Subjects and pass marks”.',
      },
      {
        bn: '“শর্ত কপি” অংশে এক শাখার শর্ত অন্য শাখায় দিন, বা সব শাখায় “শেষ পরীক্ষার মতো” বসান।',
        en: 'Under “Copy” give other sections the conditions of one, or all of them “As in the last exam”.',
      },
      {
        bn: '“ফলাফলের শর্ত” অংশে ফেল, অনুপস্থিত ও ঐচ্ছিক বিষয়ের নিয়ম ঠিক করুন।',
        en: 'Under “Results” settle failing, absence and the optional subject.',
      },
      {
        bn: '“নমুনা ফলাফল” অংশে নম্বর লিখে দেখুন কী ফল হয়; এতে কিছু সংরক্ষণ হয় না।',
        en: 'Under “Sample results” type marks and see what comes of them; nothing is saved.',
      },
      {
        bn: 'একই শর্ত অন্য শাখায় লাগলে সেখানে গিয়ে “শর্ত কপি” করুন।',
        en: 'For the same conditions elsewhere go there and use “Copy”.',
      },
    ],
  },
  {
    name: 'average-conditions',
    screen: '/exam/average-v-condition',
    title: { bn: 'গড় পদ্ধতির শর্ত দেওয়া', en: 'Set the conditions of results by average' },
    steps: [
      {
        bn: 'পরীক্ষা ও শাখা বাছাই করে “গড় নির্ধারণ” অংশে কত নম্বর থেকে কোন বিভাগ, ওপর থেকে নিচে লিখুন।',
        en: 'Choose exam and section; under “Average” write from which mark on which division, from the top down.',
      },
      {
        bn: '“শর্ত কপি” অংশে এক শাখার শর্ত অন্য শাখায় দিন, বা সব শাখায় “শেষ পরীক্ষার মতো” বসান।',
        en: 'Under “Copy” give other sections the conditions of one, or all of them “As in the last exam”.',
      },
      {
        bn: '“বিষয় ও পাস নম্বর” অংশে বিষয়গুলো দিন; মি‘ইয়ারী বিষয়ে ফেল করলে তা বেশি গোনা হয়।',
        en: 'Give the subjects under “Subjects and pass marks”; failing a Meari subject weighs more.',
      },
      {
        bn: '“নমুনা ফলাফল” অংশে মিলিয়ে দেখুন, তারপর নম্বর লেখা শুরু করুন।',
        en: 'Try it under “Sample results” before marks are entered.',
      },
      {
        bn: 'প্রকাশের পরে শর্ত বদলাতে হলে সংশোধন প্রকাশ করতে হয়; কার ফল বদলাবে তা আগে দেখা যায়।',
        en: 'After publication conditions are changed by a correction, which shows first whose result changes.',
      },
    ],
  },
  {
    name: 'merit-conditions',
    screen: '/exam/talent-condition',
    title: { bn: 'মেধাস্থানের শর্ত দেওয়া', en: 'Say who is ranked' },
    steps: [
      {
        bn: 'সাতটি সারি গড় বা পয়েন্টের সাতটি বিভাগের জন্য; “মেধাতালিকায়” টিক দিলে সেই বিভাগের শিক্ষার্থীরা স্থান পায়।',
        en: 'The seven rows stand for the seven divisions; those ticked “Ranked” have places.',
      },
      {
        bn: '“ক্রম” ঘরে কোন বিভাগ আগে তা লিখে “মেধাস্থানের শর্ত সংরক্ষণ করুন” চাপুন।',
        en: 'Write which comes first under “Order”, and press “Save the conditions of merit”.',
      },
      {
        bn: 'শর্ত না থাকলে স্থান হয় মোট নম্বরের ক্রমে; আবার সেভাবে করতে “মেধাস্থানের শর্ত তুলে নিন” চাপুন।',
        en: 'Without them places go by the total; to have it so again press “Take the conditions of merit off”.',
      },
    ],
  },
  {
    name: 'candidates',
    screen: '/exam/list-of-candidates',
    title: { bn: 'পরীক্ষার্থী তালিকা করা', en: 'List the candidates' },
    steps: [
      {
        bn: 'পরীক্ষা ও শাখা বাছাই করলে দুটি তালিকা আসে: “পরীক্ষা দিচ্ছে না” ও “পরীক্ষার্থী”।',
        en: 'Choose exam and section; two lists appear, “Not taking the exam” and “Candidates”.',
      },
      {
        bn: 'শিক্ষার্থীকে টেনে নিন, অথবা টিক দিয়ে “যোগ করুন” বা “বাদ দিন” চাপুন; “সবাইকে যোগ করুন” চাপলে সবাই যায়।',
        en: 'Drag students over, or tick them and press “Add” or “Leave out”; “Add everybody” moves all.',
      },
      {
        bn: '“পরীক্ষার্থী তালিকা সংরক্ষণ করুন” চাপলে আগে দেখায় কতজনের নামে কত ফি ধার্য হবে।',
        en: '“Save the list of candidates” first says how many are charged which fee.',
      },
      {
        bn: 'কাউকে বাদ দিলে তার অপরিশোধিত পরীক্ষার ফি প্রত্যাহার হয়; কারণ লিখতে হয়।',
        en: 'Whoever is taken off has his unpaid exam fee reversed; the reason is needed.',
      },
    ],
  },
];
