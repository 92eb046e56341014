const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ k: 'কখ', g: 'গঘ', ng: 'ঙং', n: 'ঞণন', c: 'চছ', j: 'জঝয', t: 'টঠতথৎ', d: 'ডঢদধ' },
  ...{ p: 'পফ', b: 'বভ', m: 'ম', r: 'র', l: 'ল', s: 'শষস', h: 'হ' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ a: 'াআ', i: 'িীইঈ', u: 'ুূউঊ', e: 'েএৈঐ', o: 'োওৌঔঅ', ri: 'ৃঋ' },
};
const byLetter = (of: Readonly<Record<string, string>>) =>
  new Map(Object.entries(of).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])));
const CONSONANT = byLetter(CONSONANTS);
const VOWEL = byLetter(VOWELS);
const SIGNS = 'ািীুূৃেৈোৌ';
const HASANTA = '্';
const INHERENT = 'o';

/** য় is heard as its vowel, and য that hangs on another letter not at all. */
const HEARD_AS: readonly (readonly [RegExp, string])[] = [
  [/য\u09bc/g, ''],
  [/[ডঢ]\u09bc/g, 'র'],
  [/ক্ষ/g, 'খ'],
  [/্য/g, ''],
];

/** A Bengali word as it is heard, in Latin letters: ভর্তি → borti, পরীক্ষা → porika. */
function ofBengali(word: string): string {
  const letters = [...HEARD_AS.reduce((text, [written, heard]) => text.replaceAll(written, heard), word)];
  return letters
    .map((letter, at) => {
      const heard = CONSONANT.get(letter);
      if (heard === undefined) return VOWEL.get(letter) ?? '';
      const next = letters[at + 1];
      const isBare = next === HASANTA || next === 'ং' || SIGNS.includes(next ?? ' ');
      // The last letter is heard without its vowel, but after another consonant: বেতন, ছাত্র.
      const isLast = next === undefined && letters[at - 1] !== HASANTA;
      return isBare || isLast || letter === 'ং' || letter === 'ৎ' ? heard : heard + INHERENT;
    })
    .join('');
}

/** However somebody spells in Latin letters: vorti and bhorti → borti, porikkha → porika, khoroch → koroc. */
const ofLatin = (word: string): string =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/([kgcjtdpbs])h/g, '$1')
    .replaceAll(/[fvqzw]/g, (letter) => ({ f: 'p', v: 'b', q: 'k', z: 'j', w: 'o' })[letter] ?? '')
    .replaceAll(/y$/g, 'i')
    .replaceAll('y', '');

/** Words in whatever letters as they are heard, each in few Latin letters. */
export const romanOf = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^[a-z]+$/.test(word) ? ofLatin(word) : ofBengali(word)).replaceAll(/(.)\1+/g, '$1'))
    .join(' ');
