import { type DataOf, type Day, dayInWords, digitsOf } from '@madrasah/events';
import type { DailyRootTaken } from '@madrasah/events/audit';
import { rootText } from '@madrasah/service-kit/daily-root';
import type { Named } from './named.ts';

interface Told {
  readonly schoolId: string;
  /** The institution's name in both languages. */
  readonly name: { readonly bn: string; readonly en: string };
  readonly root: DataOf<typeof DailyRootTaken>;
  /** Addresses for which this is the last mail, who took them off the list and when. */
  readonly takenOff: readonly { readonly address: string; readonly on: Day; readonly by: string }[];
  /** What else is to be seen, since the last mail. */
  readonly named: readonly Named[];
}

/** The mail's subject and text: in both languages, and at the end the root as the audit reads it again. */
export function rootMailText({ schoolId, name, root, takenOff, named }: Told): {
  subject: string;
  text: string;
} {
  const { day } = root;
  const subject = `${name.bn}: দিনের প্রমাণ ${digitsOf(day, 'bn')} / Daily root ${day}`;
  const text = `আসসালামু আলাইকুম।
${lastMail(takenOff)}${toBeSeen(named)}
${name.bn}-এর ${dayInWords(day, 'bn')} পর্যন্ত লেখা সব ঘটনার প্রমাণ (রুট) নিচে দেওয়া হলো। এই ই-মেইলটি রেখে দিন:
পরে পেছনের কোনো লেখা বদলানো বা মুছে ফেলা হলে এই প্রমাণ আর মিলবে না। মিলিয়ে দেখতে এই ই-মেইলের লেখাটি একটি ফাইলে
রেখে নিচের কমান্ডটি চালান (FILE: সেই ফাইলের নাম)। যেদিন কিছু লেখা হয়, তার পরে এমন একটি ই-মেইল আসে; আসা বন্ধ হলে
কারণ জিজ্ঞাসা করুন: আপনার ঠিকানা সরিয়ে দেওয়া হয়ে থাকতে পারে।

This is the daily root of ${name.en}: the imprint of everything that was recorded up to
${dayInWords(day, 'en')}. Please keep this mail. Whatever is changed or removed behind it afterwards, the
recorded events will not yield this root again. One comes after every day on which something was recorded:
should they stop, ask why, your address may have been removed. To compare, save this text as a file and run

  npm run audit -- --school ${schoolId} --root FILE

${rootText({ schoolId, ...root })}
`;
  return { subject, text };
}

/** What is told because nobody else saw to it: both languages, a day each. */
function toBeSeen(named: Told['named']): string {
  if (named.length === 0) return '';
  const lines = named.map(
    ({ on, said }) => `  ${dayInWords(on, 'bn')}: ${said.bn}\n  ${dayInWords(on, 'en')}: ${said.en}`,
  );
  return `
নিচের কাজগুলো আলাদা করে দেখুন: এগুলোতে দ্বিতীয় কেউ ছিলেন না, বা এগুলো মূল কম্পিউটার থেকে করা হয়েছে।
Please look at these: there was no other person for them, or they were done on the machine itself.

${lines.join('\n\n')}
`;
}

/** Whoever gets no more mails is told, and so are those who still do. */
function lastMail(takenOff: Told['takenOff']): string {
  if (takenOff.length === 0) return '';
  const lines = takenOff.map(
    ({ address, on, by }) => `  ${address}  (${dayInWords(on, 'bn')} / ${dayInWords(on, 'en')}, ${by})`,
  );
  return `
নিরীক্ষকের তালিকা থেকে নিচের ঠিকানা সরানো হয়েছে। সেখানে এটিই শেষ ই-মেইল; এমন হওয়ার কথা না থাকলে কারণ জিজ্ঞাসা করুন।
These addresses were taken off the list of auditors. This is the last mail that goes there; ask why, if you did not
expect it.

${lines.join('\n')}
`;
}
