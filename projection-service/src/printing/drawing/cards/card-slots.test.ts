import type { CardsBlock } from '@madrasah/events';
import test from 'ava';
import { pdfBytes } from '../../pdf/create-pdf.ts';
import { PAPER } from '../../test-support.ts';
import { drawPaper } from '../render.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
const VALUE = 'নাম';

/** A card of an eighth of an A4, as admit cards in Arabic have it, with so many lines and a name above the signature. */
const cardOf = (count: number, name: string): CardsBlock => ({
  ...{ kind: 'cards', width: 102, height: 72.5, scale: 0.9 },
  cards: [
    {
      front: {
        house: { name: 'الجامعة', address: 'رحمت بور' },
        ...{ title: 'بطاقة', heading: 'الاختبار' },
        lines: Array.from({ length: count }, () => ({ label: '', value: VALUE })),
        slots: [{ label: 'المهتمم', name, picture: '/s' }, { label: 'التاريخ' }],
      },
    },
  ],
});

/** How far from the foot of the sheet the last line stands, its letters, and the head of the signature's picture. */
async function heights(block: CardsBlock) {
  const paper = { ...PAPER, language: 'ar' as const, blocks: [block] };
  const drawing = { compress: false, pictures: new Map([['/s', PIXEL]]) };
  const file = (await pdfBytes(drawPaper([paper], drawing))).toString('latin1');
  const [before = ''] = file.split('/I1 Do');
  const [side, foot] = (/([\d.]+) 0 0 -[\d.]+ [\d.]+ ([\d.]+) cm\s*$/.exec(before) ?? [])
    .slice(1)
    .map(Number) as [number, number];
  const page = Number(/1 0 0 -1 0 ([\d.]+) cm/.exec(file)?.[1]);
  const size = Number([...before.matchAll(/ ([\d.]+) Tf/g)].at(-1)?.[1]);
  const line = Number([...before.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].at(-1)?.[1]);
  return { line, size, signature: page - foot + side };
}

const LONG = 'মাওলানা আবু ইউসুফ মুহাম্মদ আব্দুল্লাহ আল-মামুন রহমতপুরী (মুহতামিম ও শায়খুল হাদীস)';

test('where lines and signature would meet, the lines are written smaller and stand above it', async (t) => {
  for (const [count, name] of [
    [7, LONG],
    [7, ''],
    [3, LONG],
  ] as const) {
    const { line, signature } = await heights(cardOf(count, name));
    t.true(line > signature, `${count} lines: ${line} above ${signature}`);
  }
  const [few, many] = [await heights(cardOf(3, LONG)), await heights(cardOf(7, LONG))];
  t.true(many.size < few.size);
});

test('a signature stands above the name, in however many lines that is', async (t) => {
  const [none, short, long] = [cardOf(3, ''), cardOf(3, 'আলী'), cardOf(3, LONG)];
  const at = async (block: CardsBlock) => (await heights(block)).signature;
  t.true((await at(none)) < (await at(short)));
  t.true((await at(short)) < (await at(long)));
});
