import { type Overview, takaText } from '../../../projection-service/src/ledger/export/entry.ts';

/** `README.txt` of a bundle: what it is and how it is checked, in Bengali and English. */
export function readme({ schoolId, position, at, balances }: Overview): string {
  const { asOf, knownAt, debit } = balances;
  const cut = [asOf && `as of ${asOf}`, knownAt && `as known at ${knownAt}`].filter(Boolean).join(', ');
  const total = `${takaText(debit)}${cut ? ` (${cut})` : ''}`;
  return `নিরীক্ষা বান্ডিল (AUDIT BUNDLE)
প্রতিষ্ঠান / school: ${schoolId}    অবস্থান / position: ${position}    শেষ ঘটনা / last event: ${at}
রেওয়ামিলের মোট / trial balance, each side: ${total} taka

বাংলা
=====
এই ফোল্ডারে প্রতিষ্ঠানের হিসাবের প্রতিটি ঘটনা যেমন লেখা হয়েছিল তেমনই আছে। ব্যক্তিগত তথ্য (নাম, ঠিকানা, মোবাইল)
এনক্রিপ্ট করা; ছাত্ররা শুধু নম্বরে আছে।

যাচাই করতে: Node.js 18 বা পরের সংস্করণ লাগবে, আর কিছু না। ইন্টারনেট লাগবে না।

    node verify-bundle.mjs

প্রোগ্রামটি দেখে: ফাইলগুলো বদলায়নি; প্রতিটি ঘটনা তার আগের ঘটনার সাথে শিকলে বাঁধা; প্রতিটি ভুক্তি প্রতিটি তহবিলে সমান;
রসিদ ও ভাউচার নম্বরে ফাঁক নেই; আর ঘটনাগুলো থেকে নতুন করে গোনা রেওয়ামিল manifest.json এর সাথে পয়সায় পয়সায় মেলে।
গরমিল থাকলে প্রথমটি কোথায় তা ধারা@ক্রম দিয়ে বলে। ফল: 0 ঠিক, 1 গরমিল, 2 যাচাই করা যায়নি।

যিনি পুরো ফোল্ডার নতুন করে বানাতে পারেন, তিনি manifest.json-ও বানাতে পারেন। তাই এর SHA-256 অন্য পথে (কাগজে বা ফোনে) নিন,
অথবা ই-মেইলে বা কাগজে পাওয়া দিনের প্রমাণ (daily root) দিয়ে মেলান:

    node verify-bundle.mjs --manifest <SHA-256>
    node verify-bundle.mjs --root <দিনের প্রমাণ>

যাচাইয়ের প্রোগ্রামটিও এই ফোল্ডারের সঙ্গে এসেছে। নিজের কাছে আগে থেকে রাখা কপি চালান: node আমার/verify-bundle.mjs এই-ফোল্ডার

English
=======
This folder holds every event of the school's books as it was recorded. Personal data (names, addresses, phones) is
encrypted; students appear by number only.

To check it you need Node.js 18 or later and nothing else, no network:

    node verify-bundle.mjs

It proves that the files are unchanged, that every event is chained to the one before it, that every entry balances in
every fund, that receipts and vouchers are numbered without a gap, and that the trial balance counted anew from the
events equals manifest.json to the paisa. It names the first difference as stream@revision. Exit code: 0 holds,
1 something is wrong, 2 could not be checked.

Who can make the whole folder anew can make manifest.json too. So take its SHA-256 on another way (paper, telephone), or
compare with a daily root that was printed or mailed at the time:

    node verify-bundle.mjs --manifest <SHA-256>
    node verify-bundle.mjs --root <daily root>

The verifier came with the folder, from the same hands. Run a copy of your own: node MY/verify-bundle.mjs THIS-FOLDER

Files
=====
events.ndjson        every event, one a line, in the order of the log
manifest.json        where each stream ends, daily roots, chart of accounts, trial balance, SHA-256 of every file
verify-bundle.mjs    the check; plain JavaScript, to be read before it is run
journal.hledger      the journal for hledger:    hledger -f journal.hledger check; hledger -f journal.hledger balance
journal.beancount    the journal for beancount:  bean-check journal.beancount
trial-balance.csv, journal.csv, books.xlsx       for spreadsheets, amounts in taka
(The last five are there as they were asked for.)
`;
}
