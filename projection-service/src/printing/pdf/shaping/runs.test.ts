import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import test from 'ava';
import type { ShapedGlyph } from '../fonts/face.ts';
import { fontStack } from '../fonts/font-stack.ts';
import { TRIAL_STRINGS } from './golden/strings.ts';
import { lineRuns, type Run } from './runs.ts';

const golden: { runs: Record<string, string[][]> } = JSON.parse(
  readFileSync(new URL('golden/hb-shape.json', import.meta.url), 'utf8'),
);

/** A glyph as hb-shape prints it: id, offsets when it has any, advance. */
function printed({ id, xOffset, yOffset, advance }: ShapedGlyph): string {
  const offsets = xOffset || yOffset ? `@${xOffset},${yOffset}` : '';
  return `${id}${offsets}+${advance}`;
}

function asRecorded({ text, face, script, rightToLeft, shaped }: Run): string[] {
  const direction = rightToLeft ? '<' : '>';
  return [text, `${basename(face.file)} ${script}${direction}`, shaped.glyphs.map(printed).join('|')];
}

for (const weight of ['regular', 'bold'] as const) {
  for (const [id, text] of TRIAL_STRINGS) {
    test(`${weight} ${id} is shaped as HarfBuzz shapes it: ${text}`, (t) => {
      const runs = lineRuns(text, fontStack(weight).faces);
      t.deepEqual(runs.map(asRecorded), golden.runs[`${weight} ${id}`]);
      t.false(
        runs.some(({ shaped }) => shaped.glyphs.some(({ id: glyph }) => glyph === 0)),
        'a missing glyph',
      );
    });
  }
}

test('figures and the taka sign come from the face whose figures are of one width', (t) => {
  for (const weight of ['regular', 'bold'] as const) {
    const stack = fontStack(weight);
    const widths = [...'০১২৩৪৫৬৭৮৯'].map((figure) => stack.widthOfString(figure, 10));
    t.is(new Set(widths).size, 1);
    const [sign, comma] = lineRuns('৳১,০০০', stack.faces);
    t.regex(sign?.face.file ?? '', /noto-sans-bengali/);
    t.regex(comma?.face.file ?? '', /hind-siliguri/);
  }
});

test('an Arabic line stands from right to left, its figures from left to right', (t) => {
  const { faces } = fontStack('regular');
  const texts = lineRuns('شهادة رقم ١٢٣', faces).map(({ text }) => text);
  t.deepEqual(texts, ['١٢٣', 'شهادة رقم ']);
});

test('a bracket in an Arabic line comes from a face that has its mirror image', (t) => {
  const { faces } = fontStack('regular');
  const drawnAs: Record<string, string> = { '(': ')', ')': '(' };
  const brackets = lineRuns('دورة (الحديث)', faces, 'rtl').flatMap(({ text, face }) =>
    [...text].flatMap((character) => (drawnAs[character] ? [face.draws(drawnAs[character])] : [])),
  );
  t.deepEqual(brackets, [true, true]);
});

test('the direction asked for orders a line of two scripts', (t) => {
  const { faces } = fontStack('regular');
  const order = (base: 'ltr' | 'rtl') => lineRuns('নাম الاسم', faces, base).map(({ script }) => script);
  t.deepEqual(order('ltr'), ['Beng', 'Arab']);
  t.deepEqual(
    order('rtl').filter((script, index, all) => script !== all[index - 1]),
    ['Arab', 'Beng'],
  );
});
