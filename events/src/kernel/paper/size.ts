const MM = 72 / 25.4;
const hundredths = (size: number) => Math.round(size * 100) / 100;
const mm = (width: number, height: number) => ({
  width: hundredths(width * MM),
  height: hundredths(height * MM),
});

/** The sheets papers are made on, in points. */
export const PAPER_SIZES = {
  a4: mm(210, 297),
  'a4-landscape': mm(297, 210),
  a5: mm(148, 210),
  'a5-landscape': mm(210, 148),
  legal: { width: 612, height: 1008 },
  'legal-landscape': { width: 1008, height: 612 },
  /** The sheet of the online admission form, 210 × 270 mm. */
  application: mm(210, 270),
  /** An identity card of the usual size, 85.6 × 54 mm. */
  card: mm(85.6, 54),
} as const satisfies Readonly<Record<string, { readonly width: number; readonly height: number }>>;

export type PaperSize = keyof typeof PAPER_SIZES;

/** The same sheet lying; itself where it lies already, or only stands. */
export function lying(size: PaperSize): PaperSize {
  const turned = `${size}-landscape`;
  return turned in PAPER_SIZES ? (turned as PaperSize) : size;
}

/** Whether a sheet is half a page or less, and written smaller. */
export function isSmall(size: PaperSize): boolean {
  const { width, height } = PAPER_SIZES[size];
  return Math.min(width, height) < PAPER_SIZES.a4.width * 0.9;
}

/** Millimetres in points. */
export const points = (millimetres: number): number => millimetres * MM;
