import type { Task } from './shape.ts';

/** What is done in the library. */
export const library: readonly Task[] = [
  {
    name: 'titles',
    screen: '/library',
    title: { bn: 'লাইব্রেরির কিতাব ও কপি লেখা', en: 'Record titles and copies of the library' },
    steps: [
      {
        bn: 'আগে “কিতাবের ধরন” তালিকাটি ঠিক করে নিন।',
        en: 'First set up the list “Kinds of book”.',
      },
      {
        bn: 'কিতাবের নাম, লেখক, ফন ও তাক লিখে সংরক্ষণ করুন।',
        en: 'Enter title, author, branch of learning and shelf, and save.',
      },
      {
        bn: 'সারির “কপি যোগ করুন” চেপে কয়টি কপি আছে লিখুন; প্রতিটি পরের দাখিলা নম্বর পায়।',
        en: 'Press “Add copies” in the row and say how many there are; each has the next accession number.',
      },
      {
        bn: '“লাইব্রেরি প্রতিবেদন” থেকে দাখিলা রেজিস্টার ও কপির লেবেল ছাপুন; লেবেলের QR কোডে নম্বরটি থাকে।',
        en: 'Print the accession register and the labels from “Library reports”; the QR code of a label has its number.',
      },
    ],
  },
  {
    name: 'loan-rules',
    screen: '/library/rules',
    title: { bn: 'কিতাব ধারের নিয়ম ঠিক করা', en: 'Set the rules of lending' },
    steps: [
      {
        bn: 'পাঠক ও কিতাবের ধরন বাছাই করে লিখুন একসঙ্গে কয়টি, কত দিনের জন্য ও কতবার নবায়ন।',
        en: 'Choose reader and kinds of book, and say how many at once, for how many days, and how often renewed.',
      },
      {
        bn: 'যে নিয়মে পাঠক ও ধরন দুটিই বলা আছে সেটি আগে খাটে; এরপর যেটিতে পাঠক, এরপর যেটিতে ধরন বলা আছে।',
        en: 'A rule that names both reader and kind goes first, then one that names the reader, then one that names the kind.',
      },
      {
        bn: '“ফেরতের শেষ দিন” লিখে রাখলে কোনো ধারের মেয়াদ সেই দিন পার হয় না।',
        en: 'With “Last days of return” no loan is due after such a day.',
      },
    ],
  },
];
