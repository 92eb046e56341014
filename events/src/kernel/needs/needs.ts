import type { Bilingual } from '../text/language.ts';

/** What stands in a school or not yet: how it is said that there is none, and what leads to where it is made. */
interface Said {
  readonly need: string;
  /** Rows of one kind alone: a form that chooses from all of them does not need it. */
  readonly ofKind?: true;
  /** What must stand before it can be made. */
  readonly on?: readonly string[];
  /** One sentence, for whoever finds a list or a report empty. */
  readonly said: Bilingual;
  /** The ids of what screens make (`makes`), the usual way first. */
  readonly made: readonly [string, ...string[]];
}

/** On the page of first steps the usual of it is taken at once. */
export const USUAL = 'Usual';

/** What lists and reports rest on. Each stands behind what it rests on itself, and the first missing one is said. */
export const NEEDS = [
  {
    need: 'sessions',
    said: { bn: 'এখনো কোনো শিক্ষাবর্ষ তৈরি হয়নি।', en: 'There is no session yet.' },
    made: ['SessionID', USUAL],
  },
  {
    need: 'classes',
    said: { bn: 'এখনো কোনো জামাত তৈরি হয়নি।', en: 'There is no class yet.' },
    made: ['ClassID', USUAL],
  },
  {
    need: 'sections',
    on: ['classes'],
    said: { bn: 'এখনো কোনো শাখা তৈরি হয়নি।', en: 'There is no section yet.' },
    made: ['SubClassID', USUAL],
  },
  {
    need: 'subjects',
    on: ['sections'],
    said: { bn: 'এখনো কোনো বিষয় তৈরি হয়নি।', en: 'There is no subject yet.' },
    made: ['SubjectID', USUAL],
  },
  {
    need: 'designations',
    said: { bn: 'এখনো কোনো পদবি তৈরি হয়নি।', en: 'There is no designation yet.' },
    made: ['DNID', USUAL],
  },
  {
    need: 'teachers',
    on: ['designations'],
    said: {
      bn: 'এখনো কোনো শিক্ষক বা কর্মচারী নিবন্ধিত হননি।',
      en: 'No teacher or member of staff is registered yet.',
    },
    made: ['TeacherID', 'UserID'],
  },
  {
    need: 'students',
    on: ['sessions', 'sections'],
    said: { bn: 'এখনো কোনো শিক্ষার্থী ভর্তি হয়নি।', en: 'No student is admitted yet.' },
    made: ['AdmissionID', 'AdmissionsOfFile'],
  },
  {
    need: 'ledgers',
    said: { bn: 'এখনো কোনো সাধারণ খতিয়ান তৈরি হয়নি।', en: 'There is no general ledger yet.' },
    made: ['GLID', USUAL],
  },
  {
    need: 'accounts',
    on: ['ledgers'],
    said: { bn: 'এখনো কোনো উপখাত তৈরি হয়নি।', en: 'There is no sub-ledger yet.' },
    made: ['SLID', USUAL],
  },
  {
    need: 'money',
    ofKind: true,
    on: ['ledgers'],
    said: {
      bn: 'এখনো কোনো নগদ বাক্স বা ব্যাংক হিসাব তৈরি হয়নি।',
      en: 'There is no cash box or bank account yet.',
    },
    made: ['SLID', USUAL],
  },
  {
    need: 'cash',
    ofKind: true,
    on: ['ledgers'],
    said: { bn: 'এখনো কোনো নগদ বাক্স তৈরি হয়নি।', en: 'There is no cash box yet.' },
    made: ['SLID', USUAL],
  },
  {
    need: 'banks',
    ofKind: true,
    on: ['ledgers'],
    said: {
      bn: 'এখনো কোনো ব্যাংক বা মোবাইল ওয়ালেট হিসাব তৈরি হয়নি।',
      en: 'There is no bank account or mobile wallet yet.',
    },
    made: ['SLID', USUAL],
  },
  {
    need: 'wallets',
    ofKind: true,
    on: ['ledgers'],
    said: { bn: 'এখনো কোনো মোবাইল ওয়ালেট হিসাব তৈরি হয়নি।', en: 'There is no mobile wallet yet.' },
    made: ['SLID', USUAL],
  },
  {
    need: 'zakatFund',
    ofKind: true,
    said: {
      bn: 'এখনো গোরাবা (যাকাত) ধরনের কোনো তহবিল তৈরি হয়নি।',
      en: 'There is no fund of the kind goraba (zakat) yet.',
    },
    made: ['FundID', USUAL],
  },
  {
    need: 'heads',
    on: ['accounts'],
    said: { bn: 'এখনো ফি-র কোনো খাত তৈরি হয়নি।', en: 'There is no fee head yet.' },
    made: ['SFGID', USUAL],
  },
  {
    need: 'prices',
    on: ['sessions', 'sections', 'heads'],
    said: { bn: 'এখনো কোনো ফি-র পরিমাণ ঠিক করা হয়নি।', en: 'No fee has an amount yet.' },
    made: ['Prices'],
  },
  {
    need: 'charges',
    on: ['students', 'prices'],
    said: { bn: 'এখনো কারও নামে কোনো ফি ধার্য হয়নি।', en: 'No fee has been charged to anybody yet.' },
    made: ['Charges', 'Openings'],
  },
  {
    need: 'receipts',
    on: ['students', 'money'],
    said: { bn: 'এখনো কোনো ফি গ্রহণ করা হয়নি।', en: 'No fee has been taken yet.' },
    made: ['Receipts'],
  },
  {
    need: 'entries',
    on: ['money'],
    said: { bn: 'হিসাবে এখনো কোনো টাকা লেখা হয়নি।', en: 'No money has been written into the books yet.' },
    made: ['Openings', 'Vouchers'],
  },
  {
    need: 'dayCloses',
    on: ['cash'],
    said: { bn: 'এখনো কোনো দিনের সমাপ্তি হয়নি।', en: 'No day has been closed yet.' },
    made: ['DayCloses'],
  },
  {
    need: 'vouchers',
    on: ['money'],
    said: { bn: 'এখনো কোনো ভাউচার লেখা হয়নি।', en: 'No voucher has been written yet.' },
    made: ['Vouchers'],
  },
  {
    need: 'exams',
    said: { bn: 'এখনো কোনো পরীক্ষার নাম তৈরি হয়নি।', en: 'There is no exam name yet.' },
    made: ['ExamID', USUAL],
  },
  {
    need: 'rooms',
    said: { bn: 'এখনো পরীক্ষার কোনো কক্ষ তৈরি হয়নি।', en: 'There is no exam room yet.' },
    made: ['RoomID'],
  },
  {
    need: 'candidates',
    on: ['students', 'exams'],
    said: {
      bn: 'এখনো কোনো পরীক্ষার পরীক্ষার্থী তালিকা তৈরি হয়নি।',
      en: 'No exam has a list of candidates yet.',
    },
    made: ['Candidates'],
  },
  {
    need: 'published',
    on: ['candidates'],
    said: { bn: 'এখনো কোনো পরীক্ষার ফলাফল প্রকাশিত হয়নি।', en: 'No exam has published results yet.' },
    made: ['Results'],
  },
  {
    need: 'bookKinds',
    said: { bn: 'এখনো কিতাবের কোনো ধরন তৈরি হয়নি।', en: 'There is no kind of book yet.' },
    made: ['BookKindID'],
  },
  {
    need: 'titles',
    on: ['bookKinds'],
    said: { bn: 'লাইব্রেরিতে এখনো কোনো কিতাব লেখা হয়নি।', en: 'The library has no title yet.' },
    made: ['TitleID'],
  },
  {
    need: 'boards',
    said: { bn: 'এখনো কোনো বোর্ডের নাম লেখা হয়নি।', en: 'There is no board yet.' },
    made: ['ID'],
  },
  {
    need: 'boardExams',
    on: ['boards'],
    said: { bn: 'এখনো কোনো বোর্ড পরীক্ষার নাম লেখা হয়নি।', en: 'There is no board exam yet.' },
    made: ['ExamNameID'],
  },
] as const satisfies readonly Said[];

export type Need = (typeof NEEDS)[number]['need'];

/** All there is, by name: what a question may ask for. */
export const NEED_NAMES: readonly Need[] = NEEDS.map(({ need }) => need);

/** What is said of a need, and where it is made. */
export const needOf = (name: Need): Said => NEEDS.find(({ need }) => need === name) as Said;

/**
 * What is missing first: what must be made before anything of these needs can be. What a need rests on is not looked
 * for where it stands itself.
 * @param stands answers for one school: true when a need is met
 */
export async function firstLack(
  needs: readonly Need[],
  stands: (need: Need) => Promise<boolean>,
): Promise<Need | undefined> {
  for (const need of needs)
    if (!(await stands(need))) return (await firstLack((needOf(need).on ?? []) as Need[], stands)) ?? need;
  return undefined;
}
