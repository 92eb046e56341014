/** The languages an amount is written out in. */
export type WordsLanguage = 'bn' | 'en';

// Bengali has an own word for every number below a hundred; none can be composed from another.
const BENGALI_BELOW_HUNDRED = `
  শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়
  দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো ঊনিশ
  বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ
  ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ
  চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ
  পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট
  ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর
  সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি
  আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই
  নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই`
  .normalize('NFC')
  .trim()
  .split(/\s+/);

const ENGLISH_BELOW_TWENTY = `Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen
  Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen`.split(/\s+/);
const ENGLISH_TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

interface Wording {
  belowHundred: (count: number) => string;
  hundreds: (count: number) => string;
  thousand: string;
  lakh: string;
  crore: string;
  minus: string;
  /** Puts the parts of a sum together; a part that is nil is left out. */
  sum: (taka: string | undefined, paisa: string | undefined) => string;
}

function bengaliBelowHundred(count: number): string {
  return BENGALI_BELOW_HUNDRED[count] ?? '';
}

function englishBelowHundred(count: number): string {
  if (count < 20) return ENGLISH_BELOW_TWENTY[count] ?? '';
  const tens = ENGLISH_TENS[Math.floor(count / 10) - 2] ?? '';
  return count % 10 === 0 ? tens : `${tens}-${ENGLISH_BELOW_TWENTY[count % 10]}`;
}

function present(parts: (string | undefined)[]): string[] {
  return parts.filter((part) => part !== undefined);
}

const WORDING: Record<WordsLanguage, Wording> = {
  bn: {
    belowHundred: bengaliBelowHundred,
    hundreds: (count) => `${bengaliBelowHundred(count)}শত`,
    thousand: 'হাজার',
    lakh: 'লাখ',
    crore: 'কোটি',
    minus: 'ঋণাত্মক',
    sum: (taka, paisa) => present([taka && `${taka} টাকা`, paisa && `${paisa} পয়সা`, 'মাত্র']).join(' '),
  },
  en: {
    belowHundred: englishBelowHundred,
    hundreds: (count) => `${englishBelowHundred(count)} Hundred`,
    thousand: 'Thousand',
    lakh: 'Lakh',
    crore: 'Crore',
    minus: 'Minus',
    sum: (taka, paisa) =>
      `${present([taka && `Taka ${taka}`, paisa && `${paisa} Paisa`]).join(' and ')} only`,
  },
};

/** Crores are counted without end: a lakh crore is "এক লাখ কোটি", not a word of its own. */
function spellCount(count: number, wording: Wording): string {
  if (count < 100) return wording.belowHundred(count);
  const rest = count % 10_000_000;
  const crores = (count - rest) / 10_000_000;
  const lakhs = Math.floor(rest / 100_000);
  const thousands = Math.floor((rest % 100_000) / 1_000);
  const hundreds = Math.floor((rest % 1_000) / 100);
  const ones = rest % 100;
  return present([
    crores > 0 ? `${spellCount(crores, wording)} ${wording.crore}` : undefined,
    lakhs > 0 ? `${wording.belowHundred(lakhs)} ${wording.lakh}` : undefined,
    thousands > 0 ? `${wording.belowHundred(thousands)} ${wording.thousand}` : undefined,
    hundreds > 0 ? wording.hundreds(hundreds) : undefined,
    ones > 0 ? wording.belowHundred(ones) : undefined,
  ]).join(' ');
}

/**
 * Writes a sum of money out, as papers carry it beside the figure: "একশত পাঁচ টাকা পঞ্চাশ পয়সা মাত্র",
 * "Taka One Hundred Five and Fifty Paisa only". Lakh and crore in both languages; the Bengali is NFC.
 *
 * @param paisa the sum in integer paisa; below zero it begins with ঋণাত্মক / Minus
 * @throws RangeError when `paisa` is not a safe integer
 */
export function amountInWords(paisa: number, language: WordsLanguage): string {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`not a whole number of paisa: ${paisa}`);
  const wording = WORDING[language];
  const size = Math.abs(paisa);
  const rest = size % 100;
  const taka = (size - rest) / 100;
  const words = wording.sum(
    taka > 0 || rest === 0 ? spellCount(taka, wording) : undefined,
    rest > 0 ? wording.belowHundred(rest) : undefined,
  );
  return (paisa < 0 ? `${wording.minus} ${words}` : words).normalize('NFC');
}
