const BOOKS = 1;
const HIFZ = 2;

type Names = { readonly bn: string; readonly en: string; readonly ar: string };

/** The stages (মারহালা) of a qawmi madrasah, the youngest first. */
export const USUAL_STAGES = {
  maktab: { bn: 'মক্তব, নূরানী ও নাজেরা', en: 'Maktab, Nurani and Nazera' },
  hifz: { bn: 'হিফজুল কুরআন (তাহফীয)', en: 'Hifzul Quran (tahfiz)' },
  ibtidaiyyah: { bn: 'ইবতিদাইয়্যাহ', en: 'Ibtidaiyyah' },
  mutawassitah: { bn: 'মুতাওয়াসসিতাহ', en: 'Mutawassitah' },
  sanabiyaAmmah: { bn: 'সানাবিয়া আম্মাহ', en: 'Sanabiya Ammah' },
  sanabiyaUlya: { bn: 'সানাবিয়া উলইয়া', en: 'Sanabiya Ulya' },
  fazilat: { bn: 'ফযীলত', en: 'Fazilat' },
  takmil: { bn: 'তাকমীল (দাওরায়ে হাদীস)', en: 'Takmil (Dawra)' },
} as const;
export type UsualStage = keyof typeof USUAL_STAGES;

export interface UsualBook extends Names {
  /** A book whose failing weighs more (মি‘য়ারী). */
  readonly meari: 0 | 1;
  /** Recitation, marked out of half. */
  readonly kerat: 0 | 1;
}

export interface UsualClass {
  readonly stage: UsualStage;
  readonly name: Names;
  /** Examined in its books, or learning the Quran by heart. */
  readonly kind: typeof BOOKS | typeof HIFZ;
  readonly books: readonly UsualBook[];
}

function namesIn(line: string): Names {
  const [bn = '', en = '', ar = ''] = line.slice(2).split(' | ');
  return { bn, en, ar };
}

const bookIn = (line: string): UsualBook => ({
  ...namesIn(line),
  meari: line.startsWith('!') ? 1 : 0,
  kerat: line.startsWith('~') ? 1 : 0,
});

/**
 * The classes of a stage as a table writes them: a line with `#` names a class, those below it its books, `!` one whose
 * failing weighs more, `~` one of recitation, `-` any other; each in Bengali, English and Arabic.
 */
export function classesOf(stage: UsualStage, table: string): UsualClass[] {
  const kind = stage === 'hifz' ? HIFZ : BOOKS;
  return table.split(/^\s*(?=#)/m).flatMap((block) => {
    const [name, ...books] = block.split('\n').map((line) => line.trim());
    if (!name) return [];
    return [{ stage, kind, name: namesIn(name), books: books.filter(Boolean).map(bookIn) }];
  });
}
