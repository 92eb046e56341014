// GSM 03.38: the letters of one septet each, and those that take two.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENDED = '^{}\\[~]|€';

const SEPTETS = new Map([
  ...[...BASIC].map((one) => [one, 1] as const),
  ...[...EXTENDED].map((one) => [one, 2] as const),
]);

/** How a message travels, and in how many parts. */
export interface SmsParts {
  readonly coding: 'GSM-7' | 'UCS-2';
  /** Septets, or units of sixteen bits: what the network counts. */
  readonly units: number;
  readonly parts: number;
}

/** What fits one message alone, and each part of a longer one: its head takes room. */
const ROOM = { 'GSM-7': { alone: 160, part: 153 }, 'UCS-2': { alone: 70, part: 67 } } as const;

/** Letters of several units are not torn: each stands in one part as a whole. */
function partsOf(
  sizes: readonly number[],
  { alone, part }: { readonly alone: number; readonly part: number },
) {
  const units = sizes.reduce((all, size) => all + size, 0);
  if (units <= alone) return { units, parts: units === 0 ? 0 : 1 };
  let parts = 1;
  let filled = 0;
  for (const size of sizes) {
    if (filled + size > part) {
      parts += 1;
      filled = 0;
    }
    filled += size;
  }
  return { units, parts };
}

/** In how many parts a text is sent, as networks count: one letter beyond GSM-7 makes all of it UCS-2. */
export function smsParts(text: string): SmsParts {
  const letters = [...text];
  const septets = letters.map((letter) => SEPTETS.get(letter));
  const isBasic = septets.every((size) => size !== undefined);
  const coding = isBasic ? 'GSM-7' : 'UCS-2';
  const sizes = isBasic ? (septets as number[]) : letters.map((letter) => letter.length);
  return { coding, ...partsOf(sizes, ROOM[coding]) };
}
