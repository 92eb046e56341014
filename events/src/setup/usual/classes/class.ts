export const BOOKS = 1;
export const HIFZ = 2;
/** A book whose failing weighs more (মি‘য়ারী). */
export const MEARI = 'meari';
/** Recitation, marked out of half. */
export const KERAT = 'kerat';

export interface UsualBook {
  readonly bn: string;
  readonly ar: string;
  readonly meari: 0 | 1;
  readonly kerat: 0 | 1;
}

export interface UsualClass {
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly kind: typeof BOOKS | typeof HIFZ;
  readonly books: readonly UsualBook[];
}

export const book = (bn: string, ar: string, ...marked: readonly string[]): UsualBook => ({
  ...{ bn, ar },
  meari: marked.includes(MEARI) ? 1 : 0,
  kerat: marked.includes(KERAT) ? 1 : 0,
});
