import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { launch } from '../browser.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEIGHTS = [400, 700];
/** 14 px at a device scale of 1, 1.25 and 2. */
const SIZES = [14, 17.5, 28];

const face = (name: string, weight: number, path: string) => {
  const letters = readFileSync(join(ROOT, path)).toString('base64');
  return `@font-face { font-family: ${name}; font-weight: ${weight}; src: url(data:font/woff2;base64,${letters}) }`;
};
const faces = WEIGHTS.flatMap((weight) => [
  face('Cut', weight, `frontend/src/kit/look/fonts/hind-siliguri-${weight}.woff2`),
  face(
    'Uncut',
    weight,
    `node_modules/@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`,
  ),
]);

/** Every letter, each consonant with each sign, and each consonant joined to each, drawn with both faces. */
const DIFFERENT = `(async (weights, sizes) => {
  await document.fonts.ready;
  const consonants = [...'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়'];
  const signs = ['', 'া', 'ি', 'ী', 'ু', 'ূ', 'ৃ', 'ে', 'ৈ', 'ো', 'ৌ', 'ং', '্'];
  const texts = [
    ...'অআইঈউঊঋএঐওঔৎংঃঁ',
    ...consonants.flatMap((one) => signs.map((sign) => one + sign)),
    ...consonants.flatMap((one) => consonants.map((other) => one + '্' + other)),
    ...'স্ট্র ন্ত্র ঙ্ক্ষ ষ্ট্র ক্ষ্ম ন্দ্র স্ত্র জ্জ্ব ত্ত্ব ন্ধ্য র্থ্য'.split(' '),
  ];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const drawn = (family, weight, size, text) => {
    canvas.width = 160;
    canvas.height = 90;
    context.font = weight + ' ' + size + 'px ' + family;
    context.fillText(text, 20, 50);
    return context.getImageData(0, 0, 160, 90).data.join();
  };
  const differ = (weight, size) => texts.filter((text) =>
    drawn('Cut', weight, size, text) !== drawn('Uncut', weight, size, text));
  const different = weights.flatMap((weight) => sizes.flatMap((size) =>
    differ(weight, size).map((text) => text + ' at ' + weight + ', ' + size + ' px')));
  return { tried: texts.length, different };
})`;

test('every conjunct is drawn as the uncut face draws it, in both weights and at three scales', async (t) => {
  const browser = await launch();
  t.teardown(() => browser.close());
  const page = await browser.newPage();
  const used = ['Cut', 'Uncut'].map((name) => `<p style="font-family: ${name}">ক <b>ক</b></p>`);
  await page.setContent(`<meta charset="utf-8"><style>${faces.join('\n')}</style>${used.join('')}`);
  const { tried, different } = await page.evaluate<{ tried: number; different: string[] }>(
    `${DIFFERENT}(${JSON.stringify(WEIGHTS)}, ${JSON.stringify(SIZES)})`,
  );
  t.true(tried > 1900);
  t.deepEqual(different, []);
});
