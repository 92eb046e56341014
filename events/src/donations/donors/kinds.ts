export const DONOR_KIND = { person: 1, organisation: 2, guest: 3, anonymous: 4 } as const;

/** Who gives: somebody, a house, somebody who passes by, or whoever will not be named. */
export const DONOR_KINDS = [
  { id: 1, bn: 'ব্যক্তি', en: 'Person' },
  { id: 2, bn: 'সংস্থা', en: 'Organisation' },
  { id: 3, bn: 'মেহমান', en: 'Guest' },
  { id: 4, bn: 'নাম প্রকাশে অনিচ্ছুক', en: 'Anonymous' },
] as const;
