import {
  type CardsBlock,
  nothingText,
  PAPER_SIZES,
  type PaperDocument,
  type PaperSize,
} from '@madrasah/events';
import test from 'ava';
import { pageCount, pdfBytes } from '../pdf/create-pdf.ts';
import { readLines } from '../pdf/read-back.ts';
import { PAPER, REGISTER } from '../test-support.ts';
import { drawPaper } from './render.ts';

const drawn = (blocks: PaperDocument['blocks'], more: Partial<PaperDocument> = {}) =>
  drawPaper([{ ...PAPER, ...more, blocks }], { compress: false });
const linesOf = async (...paper: Parameters<typeof drawn>) =>
  readLines(await pdfBytes(drawn(...paper)), 'actualText');
const counted = (lines: readonly string[], text: string) => lines.filter((line) => line === text).length;

/** Every piece of text with the place of its first glyph: read off the operators. */
async function placesOf(...paper: Parameters<typeof drawn>) {
  const file = (await pdfBytes(drawn(...paper))).toString('latin1');
  return [...file.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
}

test('every size has its page', (t) => {
  for (const [size, { width, height }] of Object.entries(PAPER_SIZES)) {
    const { page } = drawn([], { size: size as PaperSize });
    t.deepEqual([page.width, page.height], [width, height], size);
  }
  const mm = (points: number) => Math.round((points / 72) * 254) / 10;
  const { card, application } = PAPER_SIZES;
  t.deepEqual([mm(card.width), mm(card.height)], [85.6, 54]);
  t.deepEqual([mm(application.width), mm(application.height)], [210, 270]);
});

const MONEY = [
  { title: 'বিবরণ', kind: 'name' },
  { title: 'জমা', kind: 'money', carry: 'sum' },
  { title: 'জের', kind: 'money', carry: 'last' },
] as const;

test('where money runs over pages, ইজা ends a page and begins the next; what was taken back is not in it', async (t) => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    cells: [`লাইন ${at}`, 100_00, (at + 1) * 100_00],
    ...(at === 0 && { struck: true }),
  }));
  const lines = await linesOf([{ kind: 'table', columns: MONEY, rows }]);
  t.is(counted(lines, 'ইজা'), 2);
  const [foot = 0, head = 0] = lines.flatMap((line, at) => (line === 'ইজা' ? [at] : []));
  t.deepEqual(lines.slice(foot + 1, foot + 3), lines.slice(head + 1, head + 3), 'the same on both pages');
  const before = lines.slice(0, foot).filter((line) => line.startsWith('লাইন')).length;
  const taka = (sum: number) =>
    new Intl.NumberFormat('bn-BD', { minimumFractionDigits: 2 }).format(sum).normalize();
  t.is(lines[foot + 1], taka((before - 1) * 100));
  t.is(lines[foot + 2], taka(before * 100));
  t.is(counted(await linesOf([{ kind: 'table', columns: MONEY, rows: rows.slice(0, 5) }]), 'ইজা'), 0);
});

test('how many pages there are is written once, last, and shown on each', async (t) => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ cells: ['2026-04-14', `নাম ${at}`, 0, 0] }));
  const file = (await pdfBytes(drawn([{ ...REGISTER, rows }]))).toString('latin1');
  const pages = file.match(/\/Type \/Page\n/g)?.length ?? 0;
  t.is(pages, 3);
  t.is(file.match(/\/TOTAL Do/g)?.length, pages);
  t.is(file.match(/\/Subtype \/Form/g)?.length, 1);
  t.true((await linesOf([{ ...REGISTER, rows }])).includes('পৃষ্ঠা ৩/'));
});

test('two lanes fill the left half of a page before the right one, and then the next page', async (t) => {
  const names = [{ title: 'নাম', kind: 'name' }] as const;
  const rows = Array.from({ length: 150 }, (_, at) => ({ cells: [`নাম ${at}`] }));
  const block = { kind: 'table', columns: names, rows, lanes: 2 } as const;
  t.is(pageCount(drawn([block])), 2);
  const lines = await linesOf([block]);
  t.is(counted(lines, 'নাম'), 4, 'a head for each lane of both pages');
  t.deepEqual(
    lines.filter((line) => /^নাম \d/.test(line)),
    rows.map(({ cells }) => cells[0] as string),
  );
});

test('what two lanes of the last page have is shared between them, and no name of a group ends one', async (t) => {
  const names = [{ title: 'নাম', kind: 'name' }] as const;
  const row = (at: number) => ({ cells: [`নাম ${at}`] });
  const rows = [
    ...[0, 1, 2, 3, 4].map(row),
    { kind: 'head' as const, cells: ['দল'] },
    ...[5, 6, 7, 8, 9, 10].map(row),
  ];
  const lines = await linesOf([{ kind: 'table', columns: names, rows, lanes: 2 }]);
  t.is(counted(lines, 'নাম'), 2, 'a head for each lane');
  const second = lines.lastIndexOf('নাম');
  t.deepEqual(lines.slice(second + 1, second + 3), ['দল', 'নাম 5']);
});

test('lines to sign on take the last row with them to the next page', async (t) => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ cells: [`নাম ${at}`] }));
  const columns = [{ title: 'নাম', kind: 'name' }] as const;
  const signed = (count: number) =>
    [
      { kind: 'table', columns, rows: rows(count) },
      { kind: 'signatures', slots: [{ label: 'মুহতামিম' }] },
    ] as const;
  for (let count = 20; count < 70; count += 1) {
    const lines = await linesOf([...signed(count)]);
    const last = lines.slice(lines.lastIndexOf('নাম'));
    t.true(last.includes(`নাম ${count - 1}`) && last.includes('মুহতামিম'), `${count} rows`);
  }
});

test('a table that goes on says again what it is of', async (t) => {
  const rows = Array.from({ length: 80 }, () => ({ cells: [null, 'নাম', 0, 0] }));
  t.is(counted(await linesOf([{ ...REGISTER, ruled: true, rows }]), 'সাধারণ তহবিল'), 3);
});

test('an Arabic sheet begins at the right, with its own digits', async (t) => {
  const table = {
    kind: 'table',
    numbered: 'م',
    columns: [
      { title: 'الاسم', kind: 'name' },
      { title: '١', kind: 'mark' },
      { title: '٢', kind: 'mark' },
    ],
    rows: [{ cells: ['محمد', null, null] }, { cells: ['আব্দুল্লাহ', null, null] }],
  } as const;
  const more = { language: 'ar', title: 'كشف الحضور' } as const;
  const lines = await linesOf([table], more);
  const shown = (text: string) => lines.some((line) => line.replaceAll(' ', '').includes(text));
  for (const text of ['আব্দুল্লাহ', '١', '٢']) t.true(shown(text), text);
  t.true(lines.some((line) => /[\u0600-\u06ff]/.test(line)));
  const columns = (places: readonly (readonly [number, number])[]) =>
    places.filter(([, y]) => y > 600 && y < 720).map(([x]) => x);
  const [arabic, bengali] = [columns(await placesOf([table], more)), columns(await placesOf([table]))];
  t.true(Math.max(...arabic) > 500, 'the number at the right edge');
  t.true(Math.min(...bengali) < 60, 'and at the left one otherwise');
});

test('a form has its labels, its lines and a frame; a page each when it is a sheet a person', async (t) => {
  const form = {
    kind: 'form',
    title: 'পরিচয়',
    photo: { caption: 'ছবি', name: 'আব্দুল্লাহ আল মামুন' },
    lines: [[{ label: 'নাম', value: 'আব্দুল্লাহ', share: 1 }], [{ label: 'পিতা', value: '', share: 1 }]],
  } as const;
  const lines = await linesOf([form, { kind: 'page' }, form]);
  t.is(counted(lines, 'পিতা'), 2);
  t.is(counted(lines, 'আ আ'), 2, 'the initials in the frame');
  t.is(counted(lines, PAPER.title), 2, 'the head of each sheet');
  t.is(pageCount(drawn([form, { kind: 'page' }, form])), 2);
});

test('a register has frames with initials where pictures are not', async (t) => {
  const columns = [
    { title: 'ছবি', kind: 'photo' },
    { title: 'নাম', kind: 'name' },
  ] as const;
  const lines = await linesOf([{ kind: 'table', columns, rows: [{ cells: ['আব্দুল্লাহ মামুন', 'আব্দুল্লাহ মামুন'] }] }]);
  t.is(counted(lines, 'আ মা'), 1);
});

const card = (at: number) => ({
  front: { title: 'মাদ্রাসা', heading: `ছাত্র ${at}`, photo: 'ক খ', lines: [{ label: 'রোল', value: `${at}` }] },
  back: { text: `পিছন ${at}` },
});
const CARDS: CardsBlock = {
  kind: 'cards',
  width: 85.6,
  height: 54,
  cards: Array.from({ length: 13 }, (_, at) => card(at)),
};

test('ten cards stand on an A4, their backs mirrored on the next page, with marks to cut', async (t) => {
  t.is(pageCount(drawn([CARDS])), 4);
  const lines = await linesOf([CARDS]);
  const order = lines.flatMap((line) => /^(ছাত্র|পিছন) (\d+)$/.exec(line)?.slice(1).join(' ') ?? []);
  t.deepEqual(order.slice(0, 12), [
    ...Array.from({ length: 10 }, (_, at) => `ছাত্র ${at}`),
    ...['পিছন 0', 'পিছন 1'],
  ]);
  const file = (await pdfBytes(drawn([CARDS]))).toString('latin1');
  const [front = '', back = ''] = [...file.matchAll(/stream\n([\s\S]*?)endstream/g)].map(
    ([, body]) => body ?? '',
  );
  const xs = (content: string) =>
    [...content.matchAll(/1 0 0 1 ([\d.]+) [\d.]+ Tm/g)].map(([, x]) => Number(x));
  t.true((xs(front)[0] ?? 999) < 297, 'the first front is at the left');
  t.true((xs(back)[0] ?? 0) > 297, 'and its back at the right');
  t.is(pageCount(drawn([{ ...CARDS, cards: CARDS.cards.slice(0, 2) }], { size: 'card' })), 4, 'one a card');
});

test('where there are no cards the sheet says so', async (t) => {
  const [sentence] = await linesOf([{ ...CARDS, cards: [] }]);
  t.is(sentence, nothingText('bn'));
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

/** How often a picture is in the file, and how often it is drawn. */
async function picturesIn(blocks: PaperDocument['blocks'], pictures: readonly string[], more = {}) {
  const drawing = { compress: false, pictures: new Map(pictures.map((address) => [address, PIXEL])) };
  const file = (await pdfBytes(drawPaper([{ ...PAPER, ...more, blocks }], drawing))).toString('latin1');
  return [file.match(/\/Subtype \/Image/g)?.length ?? 0, file.match(/\/I\d+ Do/g)?.length ?? 0];
}

test('a logo, a signature and photos are drawn where they stand, and each is in the file once', async (t) => {
  const photos = { ...REGISTER, columns: [{ title: 'ছবি', kind: 'photo' as const }], numbered: undefined };
  const blocks = [
    { ...photos, rows: [{ cells: ['ক'], picture: '/a' }, { cells: ['খ'], picture: '/a' }, { cells: ['গ'] }] },
    { kind: 'form', photo: { caption: '', name: 'ক', picture: '/a' }, lines: [] },
    { kind: 'signatures', slots: [{ label: 'মুহতামিম', picture: '/s' }] },
  ] as PaperDocument['blocks'];
  const letterhead = { ...PAPER.letterhead, logo: '/l' };
  t.deepEqual(await picturesIn(blocks, ['/a', '/s', '/l'], { letterhead }), [3, 5]);
  t.deepEqual(await picturesIn(blocks, [], { letterhead }), [0, 0]); // initials and an empty line
  const face = { ...card(1).front, picture: '/a' };
  t.deepEqual(
    await picturesIn([{ kind: 'cards', width: 85.6, height: 54, cards: [{ front: face }] }], ['/a']),
    [1, 1],
  );
});
