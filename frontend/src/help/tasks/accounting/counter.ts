import type { Task } from '../shape.ts';

/** What is done at the counter. */
export const counter: readonly Task[] = [
  {
    name: 'fee-collection',
    screen: '/accounting/student-fee-collection',
    title: { bn: 'ফি গ্রহণ করা', en: 'Collect fees' },
    steps: [
      {
        bn: 'দাখেলা, নাম বা মোবাইল লিখুন, অথবা কার্ড ধরুন; শিক্ষার্থীর সব বকেয়া আসে।',
        en: 'Type the code, name or mobile, or hold a card to the reader; all that the student owes appears.',
      },
      {
        bn: '“গ্রহণ করা টাকা” ঘরে টাকা লিখলে পুরোনো বকেয়া থেকে নিজে ভাগ হয়; সব নিলে “সব বকেয়া” চাপুন।',
        en: 'Type the sum under “Amount received” and it is spread from the oldest dues on; press “All dues” for all.',
      },
      {
        bn: '“টাকা রাখার হিসাব” বাছাই করুন; টাকা আগের কোনো দিন এসে থাকলে “রসিদের তারিখ” বদলান। “জমা নিন” চাপুন; বকেয়ার বেশি টাকা অগ্রিম থাকে।',
        en: 'Choose “Into account”; where the money came on an earlier day change “Receipt date”. Press “Collect”; what is above the dues is kept as an advance.',
      },
      {
        bn: 'সামনের মাসের টাকা নিতে “মাসের অগ্রিম”, আর ছাড় সীমার বেশি হলে “ছাড়ের আবেদন করুন” চাপুন।',
        en: 'Press “Months paid ahead” for months to come, and “Ask for the concession” where it is above your limit.',
      },
    ],
  },
  {
    name: 'receipts',
    screen: '/accounting/receipts',
    title: { bn: 'দিনের রসিদ দেখা, ছাপা ও বাতিল করা', en: 'See, print and void receipts' },
    steps: [
      {
        bn: '“আজ” বা “গতকাল” চাপুন, অথবা তারিখ, রসিদ নং বা নাম দিয়ে খুঁজুন।',
        en: 'Press “Today” or “Yesterday”, or look for days, a number or a name.',
      },
      {
        bn: 'সারিতে চাপলে রসিদটি খোলে: আবার ছাপা, “সংশোধন করুন” ও “রসিদ বাতিল করুন” সেখানে।',
        en: 'A row opens the receipt, with reprint, “Correct” and “Void the receipt”.',
      },
      {
        bn: 'বাতিল করলে কিছু মোছে না: বিপরীত ভুক্তি হয়, আর নম্বরটি কাটা অবস্থায় থাকে।',
        en: 'Voiding deletes nothing: a reverse entry is made and the number stays, struck through.',
      },
      {
        bn: '“সব রসিদ ছাপুন” চেপে দিনের বহাল রসিদগুলো একসঙ্গে ছাপা যায়।',
        en: '“Print all receipts” prints the standing ones of a day together.',
      },
    ],
  },
  {
    name: 'awaited-receipts',
    screen: '/accounting/awaited-receipts',
    title: { bn: 'বাতিল রসিদের বদলি লেখা', en: 'Write the receipt that replaces a void one' },
    steps: [
      {
        bn: 'সংশোধনের জন্য বাতিল করা যে রসিদের বদলি এখনো হয়নি, সেগুলো এখানে থাকে।',
        en: 'Receipts voided as a correction stand here until their new one is written.',
      },
      {
        bn: 'সারির “নতুন রসিদ” চেপে ফি গ্রহণের পাতায় যান এবং আবার জমা নিন।',
        en: 'Press “New receipt” in the row and collect again on the page of fee collection.',
      },
      {
        bn: 'আসলে টাকা নেওয়া না হয়ে থাকলে “টাকা নেওয়া হয়নি” চাপুন।',
        en: 'Where no money was taken, press “No money was collected”.',
      },
    ],
  },
  {
    name: 'refunds',
    screen: '/accounting/refunds',
    title: { bn: 'টাকা ফেরতের আবেদন', en: 'Ask for a refund' },
    steps: [
      {
        bn: 'আবেদন করা হয় রসিদ বা শিক্ষার্থীর বিবরণী থেকে, “ফেরতের আবেদন” চেপে।',
        en: 'A refund is asked for on the receipt or the student’s statement, by “Refund request”.',
      },
      {
        bn: 'কত টাকা, কোন হিসাব থেকে, কাকে ও কেন লিখে “আবেদন পাঠান” চাপুন।',
        en: 'Enter how much, from which account, to whom and why, and press “Send the request”.',
      },
      {
        bn: 'অন্য একজন অনুমোদন করলে ডেবিট ভাউচার হয়; এই পাতায় প্রতিটি আবেদনের অবস্থা থাকে।',
        en: 'When somebody else approves it a debit voucher is made; this page shows the state of each.',
      },
    ],
  },
  {
    name: 'fees-of-student',
    screen: '/accounting/fee-summary',
    title: { bn: 'এক শিক্ষার্থীর ফি মাস ধরে দেখা', en: 'See a student’s fees month by month' },
    steps: [
      {
        bn: 'দাখেলা, নাম, পিতা বা মোবাইল দিয়ে শিক্ষার্থী বাছাই করুন।',
        en: 'Choose the student by code, name, father or mobile.',
      },
      {
        bn: '“মাসিক ফি” ছকে প্রতিটি মাসের ফি, ছাড়, জমা ও বকেয়া থাকে; “আগের ৬ মাস” ও “পরের ৬ মাস” চেপে এগোন।',
        en: '“Monthly fees” shows fee, concession, payment and due of each month; “Previous” and “Next” move on.',
      },
      { bn: '“বিল ছাপুন” চেপে অভিভাবকের জন্য বিল নিন।', en: 'Press “Print invoice” for the guardian’s bill.' },
    ],
  },
  {
    name: 'fee-reports',
    screen: '/accounting/fee-report',
    title: { bn: 'ফি প্রতিবেদন ছাপা', en: 'Print fee reports' },
    steps: [
      {
        bn: '“প্রতিবেদন” ঘরে চব্বিশটির একটি বেছে নিন: আদায়, বকেয়া, ছাড়, বারো মাসের তালিকা।',
        en: 'Choose one of the twenty-four under “Report”: collections, dues, concessions, lists of twelve months.',
      },
      {
        bn: 'প্রতিবেদনটির যেসব ঘর লাগে শুধু সেগুলোই আসে; তারিখ, শিক্ষাবর্ষ বা জামাত দিন।',
        en: 'Only its own boxes appear: give days, session or class.',
      },
      {
        bn: 'টাকার অঙ্কে চাপলে যেসব ভুক্তিতে তা হয়েছে সেগুলো দেখা যায়; ছাপতে “ছাপুন”, ফাইলে নিতে “এক্সেল”।',
        en: 'A figure that can be pressed shows its entries; press “Print” for paper and “Excel” for a file.',
      },
    ],
  },
];
