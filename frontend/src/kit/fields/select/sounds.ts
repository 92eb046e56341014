/** Bengali consonants under the Latin letter that a person in a hurry writes for them. */
const LETTERS: Readonly<Record<string, string>> = {
  k: 'কখ',
  g: 'গঘ',
  n: 'ঙংঞণন',
  c: 'চছ',
  j: 'জঝয',
  t: 'টঠতথৎ',
  d: 'ডঢদধ',
  p: 'পফ',
  b: 'বভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'শষস',
  h: 'হঃ',
};
const LATIN = new Map(
  Object.entries(LETTERS).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);
const NUKTA: readonly (readonly [RegExp, string])[] = [
  [/য\u09bc/g, 'ি'], // য় is heard as a vowel
  [/[ডঢ]\u09bc/g, 'র'],
];
const VOWEL = 'a';

/** What is left of a Bengali word when only its consonants are heard: দারুল → drl, আলিম → alm. */
function ofBengali(word: string): string {
  const plain = NUKTA.reduce((text, [mark, heard]) => text.replace(mark, heard), word.normalize('NFC'));
  const heard = [...plain].map((letter) => LATIN.get(letter) ?? '').join('');
  return /^[অ-ঔ]/.test(plain) ? VOWEL + heard : heard;
}

/** The same of a word in Latin letters, however it is spelt: darul, dharool → drl. */
function ofLatin(word: string): string {
  const heard = word
    .replace(/ng/g, 'n')
    .replace(/([kgcjtdpbs])h/g, '$1')
    .replace(/[fv qzx]/g, (letter) => ({ f: 'p', v: 'b', q: 'k', z: 'j', x: 'ks' })[letter] ?? '')
    .replace(/(?!^)[aeiouyw]/g, '')
    .replace(/^[aeiouy]/, VOWEL);
  return heard;
}

const once = (heard: string) => heard.replace(/(.)\1+/g, '$1');
const isLatin = (typed: string) => /^[a-z][a-z' -]*$/.test(typed);

/** Whether a word of a Bengali label begins as the typed Latin letters sound. */
export function soundsLike(label: string, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  if (!isLatin(wanted)) return false;
  const heard = once(ofLatin(wanted));
  const words = label.split(/[\s,()–-]+/).filter((word) => /[\u0980-\u09ff]/.test(word));
  return (
    heard !== '' && words.some((_, from) => once(words.slice(from).map(ofBengali).join('')).startsWith(heard))
  );
}
