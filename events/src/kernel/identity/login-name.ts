/** The letters of one script with its own marks and digits; Latin ones without any that are not on every keyboard. */
const SCRIPTS = ['A-Za-z', '\\u0980-\\u09FF', '\\p{Script=Arabic}\\u064B-\\u065F'];
/** Beside the letters of any script. */
const SIGNS = '0-9!-/:-@\\[-`{-~';
const PLAIN = SCRIPTS.map((letters) => new RegExp(`^[${SIGNS}${letters}]+$`, 'u'));

/**
 * Whether a login name can be taken for no other: in letters of one script (Latin, Bengali, Arabic), without invisible
 * ones or such as only look like those.
 */
export const isPlainLoginName = (name: string): boolean => {
  const composed = name.normalize('NFC');
  return composed === composed.normalize('NFKC') && PLAIN.some((plain) => plain.test(composed));
};

/** What a login name looks like: O is 0, and I, l and 1 are one. Two that are equal so are taken for each other. */
export const loginNameSeen = (name: string): string =>
  name.normalize('NFKC').replace(/I/g, 'l').toLowerCase().replace(/[1|]/g, 'l').replace(/0/g, 'o');
