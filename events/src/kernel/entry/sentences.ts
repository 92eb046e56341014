import { missingOf } from '../register/sentences.ts';
import type { Language, Sentences } from '../text/language.ts';
import type { Entry, EntryWords } from './shape.ts';
import { doneKey } from './turns.ts';

const MADE: Readonly<
  Record<Language, (words: EntryWords, of: Entry['of']) => Readonly<Record<string, string>>>
> = {
  bn: ({ one, short = one }, of) => ({
    written: `${one} লেখা হয়েছে`,
    changed: `${one} সংশোধন করা হয়েছে`,
    withdrawn: `${one} তুলে নেওয়া হয়েছে`,
    'not-found': `এই ${one} পাওয়া যায়নি`,
    'of-another': `${short}টি ${of === 'anybody' ? 'অন্য কারও' : 'অন্য শিক্ষার্থীর'}; তা তুলে নিয়ে নতুন করে লিখুন`,
    later: 'তারিখ আজকের পরে হতে পারে না',
    'needs-student': of === 'anybody' ? 'কার নামে, বাছাই করুন' : 'শিক্ষার্থী বাছাই করুন',
  }),
  en: ({ one, short = one }, of) => ({
    written: `The ${one} is recorded`,
    changed: `The ${one} is changed`,
    withdrawn: `The ${one} is withdrawn`,
    'not-found': `The ${one} was not found`,
    'of-another': `This ${short} is another ${of === 'anybody' ? 'person' : 'student'}’s; withdraw it and write a new one`,
    later: 'The day cannot be after today',
    'needs-student': of === 'anybody' ? 'Choose whose it is' : 'Choose a student',
  }),
};

/** What is answered about an entry in both languages; what its context has written by hand stands before it. */
export function entrySentences(
  entry: Pick<Entry, 'noun' | 'code' | 'codes' | 'fields' | 'of' | 'refuse' | 'turns' | 'words'>,
) {
  const { code, codes, of, refuse, turns, words } = entry;
  const isSaid = (key: string) => key !== codes.later || key in refuse.codes;
  const table = (language: Language): Sentences => {
    const made = Object.entries(MADE[language](words[language], of));
    return Object.fromEntries([
      ...made.map(([part, said]) => [`${code}.${part}`, said] as const).filter(([key]) => isSaid(key)),
      ...Object.entries(turns).map(([key, one]) => [doneKey(code, key), one.words[language].done]),
      ...missingOf(entry, language),
    ]);
  };
  return { bn: table('bn'), en: table('en') };
}
