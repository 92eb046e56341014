import type { InstitutionImage } from '@madrasah/events/institutions';

const INK = '#1f3a6b';
const GREEN = '#0f6b4f';

/** The school's own mark: an open book under a crescent. */
const EMBLEM = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="288" height="288">',
  `<circle cx="144" cy="144" r="138" fill="#fff" stroke="${GREEN}" stroke-width="10"/>`,
  `<circle cx="144" cy="144" r="122" fill="none" stroke="${GREEN}" stroke-width="3"/>`,
  `<path d="M172 60a46 46 0 1 0 0 72 36 36 0 1 1 0-72z" fill="#c9a227"/>`,
  `<path d="M144 168c-26-18-58-20-84-12v62c26-8 58-6 84 12 26-18 58-20 84-12v-62c-26-8-58-6-84 12z" fill="${GREEN}"/>`,
  '<path d="M144 172v54M76 174q28-4 54 10M76 192q28-4 54 10M212 174q-28-4-54 10M212 192q-28-4-54 10" stroke="#fff" stroke-width="4" fill="none"/>',
  '</svg>',
].join('');

const STROKES: Readonly<Partial<Record<InstitutionImage, string>>> = {
  SignaturePrincipal:
    'M40 130c30-80 60-90 58-40s-40 70-20 30 70-60 70-20 30 20 50-10 30 40 60 10 40-40 90-30 60 20 120-10M70 165q220-30 420-14',
  SignatureNajem:
    'M60 60c-20 60-10 100 20 70s40-90 20-80-30 80 10 80 60-50 80-20 50 10 70-20 20 50 60 20 60-30 150-20M120 170q160-24 300-8',
  SignatureAccountant:
    'M50 110c40-70 90-70 70-20s-80 60-40 10 110-50 100-10 40 20 60-20 10 60 50 20 50-60 70-20 70-10 130-4M90 160l340-20',
};

const signature = (stroke: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="${stroke}" stroke="${INK}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** The emblem, and signatures in ink that are nobody's, by what the wire calls them. */
export const INSTITUTION_PICTURES: readonly (readonly [kind: string, drawing: string])[] = [
  ['Logo', EMBLEM],
  ...Object.entries(STROKES).map(([kind, stroke]) => [kind, signature(stroke)] as const),
];
