import type { CardsBlock, FormBlock, PaperBlock, PaperDocument } from '@madrasah/events';
import test from 'ava';
import { pageCount, pdfBytes } from '../pdf/create-pdf.ts';
import { readLines } from '../pdf/read-back.ts';
import { PAPER } from '../test-support.ts';
import { drawPaper } from './render.ts';

const drawn = (blocks: readonly PaperBlock[], more: Partial<PaperDocument> = {}) =>
  drawPaper([{ ...PAPER, ...more, blocks: [...blocks] }], { compress: false });
const bytesOf = async (...paper: Parameters<typeof drawn>) => pdfBytes(drawn(...paper));
/** All that stands on it, without where its lines break. */
const readOff = async (...paper: Parameters<typeof drawn>) =>
  readLines(await bytesOf(...paper), 'actualText')
    .join('')
    .replaceAll(/\s/g, '');
const bare = (text: string) => text.replaceAll(/\s/g, '');

const PAPERS = Array.from({ length: 10 }, (_, at) => `সহীহ মুসলিম ${at + 1}ম:\u00a0${81 + at}`).join(', ');
const LONG = 'মাওলানা আবু ইউসুফ মুহাম্মদ আব্দুল্লাহ আল-মামুন রহমতপুরী মুহতামিম ও শায়খুল হাদীস';
const formOf = (value: string): FormBlock => ({
  kind: 'form',
  title: 'ফলাফল',
  photo: { caption: 'ছবি' },
  lines: [[{ label: 'বিষয়ভিত্তিক নম্বর', value, share: 1 }], [{ label: 'মোট', value: '৮৫৫', share: 0.5 }]],
});

test('the marks of ten papers all stand on a form, from the left and from the right', async (t) => {
  for (const language of ['bn', 'ar'] as const) {
    const read = await readOff([formOf(PAPERS)], { language });
    t.false(read.includes('…'), language);
    for (let at = 0; at < 10; at += 1) t.true(read.includes(`${81 + at}`), `${language}: ${81 + at}`);
  }
  t.true((await readOff([formOf(PAPERS)])).includes(bare(PAPERS)));
});

test('a form that is longer than a page goes on, and loses nothing', async (t) => {
  const lines = Array.from({ length: 60 }, (_, at) => [{ label: `ঘর ${at}`, value: LONG, share: 0.5 }]);
  const form: FormBlock = { kind: 'form', lines };
  t.true(pageCount(drawn([form])) > 1);
  const read = await readOff([form]);
  t.is(read.split(bare(LONG)).length - 1, 60);
});

/** An identity card, on which everything is longer than usual. */
const CARD: CardsBlock = {
  ...{ kind: 'cards', width: 85.6, height: 54, scale: 1 },
  cards: [
    {
      front: {
        title: 'জামিয়া ইসলামিয়া দারুল উলূম রহমতপুর মহিলা শাখা ও এতিমখানা কমপ্লেক্স',
        heading: LONG,
        photo: LONG,
        lines: ['নাম', 'পিতা', 'শাখা'].map((label) => ({ label, value: LONG })),
        badge: { label: 'পরীক্ষার আসন নম্বর', value: '১২৩' },
        slots: [{ label: 'মুহতামিম ও শায়খুল হাদীস', name: LONG }, { label: 'তারিখ' }],
      },
    },
  ],
};

test('a card cuts off nothing, however long the names on it are', async (t) => {
  const read = await readOff([CARD]);
  t.false(read.includes('…'));
  t.is(read.split(bare(LONG)).length - 1, 5, 'heading, three lines and who signs');
  for (const text of ['এতিমখানাকমপ্লেক্স', 'আসননম্বর', '১২৩']) t.true(read.includes(text), text);
  t.is(pageCount(drawn([CARD])), 1);
});

test('on a card with room the letters stay as large as they are, and not below 7 points', async (t) => {
  const [{ front }] = CARD.cards as [CardsBlock['cards'][number]];
  const usual = { ...front, heading: 'হুজাইফা রহমান', title: 'মাদরাসা', slots: [] };
  const card = {
    ...CARD,
    scale: 1.3,
    cards: [{ front: { ...usual, lines: [{ label: 'নাম', value: 'আলী' }] } }],
  };
  const file = (await bytesOf([card])).toString('latin1');
  const sizes = [...file.matchAll(/ ([\d.]+) Tf/g)].map(([, size]) => Number(size));
  t.true(Math.min(...sizes) >= 7, sizes.join(' '));
});

test('who signs is named whole, and stays on the page', async (t) => {
  const slots = ['মুহাসিব', 'মুহতামিম', 'নাযেম'].map((label) => ({ label: `${label} ${LONG}`, name: LONG }));
  const signed: PaperBlock = { kind: 'signatures', slots };
  const read = await readOff([signed]);
  t.is(read.split(bare(LONG)).length - 1, 6);
  t.is(pageCount(drawn([signed])), 1);
});
