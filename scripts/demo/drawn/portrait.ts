import { Random } from '../invented/random.ts';

export interface Sitter {
  /** The same sitter always looks the same. */
  readonly number: number;
  readonly who: 'boy' | 'girl' | 'teacher';
}

const SKINS = ['#c98f63', '#b87a50', '#d9a577', '#a86c45'];
const WALLS = ['#cfe0ea', '#dfe7d6', '#eadfd0', '#d8d8e6', '#d3e6e3'];
const SHIRTS = ['#f4f1e8', '#e8eef4', '#dbe5dd', '#efe4e8'];
const CAPS = ['#ffffff', '#f3f0e4', '#5b6b4d', '#4c5a72'];
const VEILS = ['#3f5d53', '#5a4a6a', '#2f4a63', '#7a4b52', '#f1ede4'];
const BEARDS = ['#2a2320', '#4a4642', '#8d8984'];
const HAIR = '#2a2320';

/** A face nobody has, 180 × 240, as SVG: as large as a card prints it. @param seed of the school */
export function portrait(seed: number, { number, who }: Sitter): string {
  const random = new Random(seed, `portrait of a ${who}`, number);
  const half = random.between(56, 64);
  const face = `<ellipse cx="150" cy="172" rx="${half}" ry="76" fill="${random.pick(SKINS)}"/>`;
  const worn = who === 'girl' ? veil(random.pick(VEILS)) : cap(random.pick(CAPS), half);
  const beard = who === 'teacher' ? bearded(random.pick(BEARDS), half) : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="240" viewBox="0 0 300 400">',
    `<rect width="300" height="400" fill="${random.pick(WALLS)}"/>`,
    shoulders(random.pick(SHIRTS)),
    ...(who === 'girl' ? [worn, face] : [ears(half), face, beard, worn]),
    features(random.between(23, 28), random.between(-2, 5)),
    '</svg>',
  ].join('');
}

const shoulders = (shirt: string) =>
  `<path d="M20 400c4-84 52-112 130-112s126 28 130 112z" fill="${shirt}"/>` +
  '<rect x="126" y="226" width="48" height="76" rx="22" fill="#a5704b"/>' +
  '<path d="M122 292l28 22 28-22M150 314v70" stroke="#b9b4a6" stroke-width="4" fill="none"/>';

const ears = (half: number) =>
  `<ellipse cx="${150 - half}" cy="178" rx="10" ry="16" fill="#a5704b"/>` +
  `<ellipse cx="${150 + half}" cy="178" rx="10" ry="16" fill="#a5704b"/>`;

const cap = (colour: string, half: number) =>
  `<path d="M${148 - half} 150q-4-24 4-34h${2 * half - 4}q8 10 4 34z" fill="${HAIR}"/>` +
  `<path d="M${148 - half} 132q0-62 ${half + 2}-62t${half + 2} 62q-${half + 2}-16-${2 * half + 4} 0z" fill="${colour}" stroke="#00000022" stroke-width="2"/>`;

const veil = (colour: string) =>
  `<path d="M150 72c-66 0-92 52-88 118 3 52-12 92-34 122 66 40 178 40 244 0-22-30-37-70-34-122 4-66-22-118-88-118z" fill="${colour}"/>`;

const bearded = (colour: string, half: number) =>
  `<path d="M${152 - half} 190q4 96 ${half - 2} 96t${half - 2}-96q-10 30-${half - 22} 30h-40q-${half - 42} 0-${half - 22}-30z" fill="${colour}"/>`;

/** @param apart how far an eye is from the middle @param smile of the mouth, pixels */
const features = (apart: number, smile: number) =>
  [-apart, apart]
    .map(
      (dx) =>
        `<ellipse cx="${150 + dx}" cy="170" rx="7" ry="5" fill="#fff"/><circle cx="${150 + dx}" cy="170" r="4" fill="${HAIR}"/>` +
        `<path d="M${139 + dx} 156q11-7 22 0" stroke="${HAIR}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    )
    .join('') +
  '<path d="M150 176q-8 20-2 22h6" stroke="#7d5133" stroke-width="3" fill="none" stroke-linecap="round"/>' +
  `<path d="M134 216q16 ${8 + smile} 32 0" stroke="#7b3f36" stroke-width="4" fill="none" stroke-linecap="round"/>`;
