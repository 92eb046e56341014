/** Why a text is no writing of anybody's: a key of a sentence that says the way out. */
export type Lost = 'request.lost-letters' | 'request.bijoy' | 'request.mojibake';

/** Where programs put a sign for a letter that they could not keep. */
const REPLACED = /\uFFFD|\?{2,}/;

/** UTF-8 that was read as Windows of western Europe: আ becomes à¦†, ع becomes Ø¹, ’ becomes â€™. */
const MOJIBAKE =
  /\u00E0[\u00A6\u00A7]|[\u00D8\u00D9][\u0080-\u00BF\u0152-\u0192\u2013-\u203A\u20AC\u2122]|\u00E2\u20AC|\u00C3[\u0080-\u00BF]/;

/** Signs of no Latin name, which fonts such as SutonnyMJ show as parts of Bengali letters: gynv¤§` is মুহাম্মদ. */
const BIJOY_SIGN =
  /[\u00A1-\u00A9\u00AB-\u00B3\u00B5-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2020-\u2022\u2026\u2030\u2039\u203A\u2122]/;
/** Its দ is a grave accent, its আ-কার a v: Ave`yj is আবদুল. */
const BIJOY_WORD = /\p{Script=Latin}`\p{Script=Latin}/u;

const isBijoy = (text: string) =>
  /\p{Script=Latin}/u.test(text) &&
  !/[\p{Script=Bengali}\p{Script=Arabic}]/u.test(text) &&
  (BIJOY_SIGN.test(text) || (BIJOY_WORD.test(text) && text.includes('v')));

/**
 * Whether a name was lost on its way: letters that became question marks, Bengali in the bytes of an old font, UTF-8
 * read as something else. Nothing is said of Bijoy text that consists of Latin letters alone: it looks like any word.
 */
export function lostText(text: string): Lost | undefined {
  if (REPLACED.test(text)) return 'request.lost-letters';
  if (MOJIBAKE.test(text)) return 'request.mojibake';
  return isBijoy(text) ? 'request.bijoy' : undefined;
}
