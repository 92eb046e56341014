const BOOKS = 1;
const HIFZ = 2;
/** A book whose failing weighs more (মি‘য়ারী). */
export const MEARI = 'meari';
/** Recitation, marked out of half. */
export const KERAT = 'kerat';

type Names = readonly [bn: string, en: string, ar: string];

export interface UsualBook {
  readonly bn: string;
  readonly en: string;
  readonly ar: string;
  readonly meari: 0 | 1;
  readonly kerat: 0 | 1;
}

export interface UsualClass {
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly kind: typeof BOOKS | typeof HIFZ;
  readonly books: readonly UsualBook[];
}

export const book = (...[bn, en, ar, mark]: [...Names, mark?: typeof MEARI | typeof KERAT]): UsualBook => ({
  ...{ bn, en, ar },
  meari: mark === MEARI ? 1 : 0,
  kerat: mark === KERAT ? 1 : 0,
});

const ofKind =
  (kind: UsualClass['kind']) =>
  ([bn, en, ar]: Names, books: readonly UsualBook[]): UsualClass => ({ name: { bn, en, ar }, kind, books });

/** A class that is examined in its books. */
export const inBooks = ofKind(BOOKS);
/** A class that learns the Quran by heart. */
export const byHeart = ofKind(HIFZ);
