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
    name: 'book-loans',
    screen: '/library/loans',
    title: { bn: 'কিতাব ধার দেওয়া ও ফেরত নেওয়া', en: 'Lend a book and take it back' },
    steps: [
      {
        bn: '“নতুন ধার” চেপে পাঠক আর কপির দাখিলা নম্বর দিন; ফেরতের তারিখ নিয়ম অনুযায়ী বসে।',
        en: 'Press “New loan” and give reader and accession number of the copy; the rule says by when it is due back.',
      },
      {
        bn: 'ফিরলে সারির “ফেরত নিন” চাপুন; আরও রাখতে চাইলে “নবায়ন করুন”।',
        en: 'When it is back press “Take back” in its row; “Renew” lends it for longer.',
      },
      {
        bn: 'অবস্থায় “ফেরতে দেরি” বাছাই করে কার দেরি দেখুন; “বার্তা” চেপে লেখাটি কপি করে পাঠান।',
        en: 'Choose “Late” as the state to see who is late; “Message text” has what is to be copied and sent.',
      },
      {
        bn: 'হারালে “হারানো লিখুন”, পরে “নিষ্পত্তি লিখুন”। কিতাব বাকি থাকতে ছাড়পত্র ছাপা হয় না।',
        en: 'Press “Record as lost” for a lost book, and “Settle” later. Whoever owes a book is given no clearance paper.',
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
