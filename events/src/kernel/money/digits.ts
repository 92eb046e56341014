const ZEROS = [0x9e6, 0x660, 0x6f0, 0xff10]; // Bengali, Arabic-Indic, Persian, full-width

/** Bengali, Arabic, Persian and full-width digits become 0–9; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u09E6-\u09EF\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}

/** 0–9 become ০–৯. */
export function toBengaliDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
}

/** 0–9 become ٠–٩. */
export function toArabicDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
