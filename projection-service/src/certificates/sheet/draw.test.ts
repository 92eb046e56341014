import type { Language } from '@madrasah/events';
import { CERTIFICATE_PAPERS } from '@madrasah/events/certificates';
import { NO_OTHER_NAMES } from '@madrasah/events/people';
import test from 'ava';
import { profile } from '../../app-test-school.ts';
import { checkMark } from '../../printing/index.ts';
import { pdfBytes } from '../../printing/pdf/create-pdf.ts';
import { readLines } from '../../printing/pdf/read-back.ts';
import type { Pictures } from '../../printing/pictures.ts';
import { drawCertificate } from './draw.ts';
import { certificateSheet } from './layout.ts';

const SAID = {
  language: 'bn' as Language,
  ...{ english: NO_OTHER_NAMES.english, printedBefore: 0 },
  head: { name: 'জামিয়া', address: 'রহমতপুর', contact: '' },
  ...{ certificateId: 7, on: '2026-04-14', userCode: '1001', profile: profile('আব্দুল্লাহ') },
  ...{ session: '১৪৪৭', class: 'মীযান', exam: 'বার্ষিক', totalMark: '৭৮০', division: 'মুমতায' },
  mark: checkMark('https://m.example.org/verify/1/C7', 'C7-BCDFG-HJKLM'),
  signatures: { SignaturePrincipal: '/p', SignatureNajem: '/n', SignatureAccountant: '/a' },
};
const bytesOf = (paper: number, more: Partial<typeof SAID> = {}, pictures: Pictures = new Map()) =>
  pdfBytes(
    drawCertificate({
      ...{ sheet: certificateSheet({ ...SAID, ...more }, paper), paper, pictures, compress: false },
      ...{ printedAt: new Date('2026-04-20T04:00:00Z'), moved: { right: 5, down: -3 } },
    }),
  );
const linesOf = async (paper: number, more: Partial<typeof SAID> = {}) =>
  readLines(await bytesOf(paper, more), 'actualText').join('\n');

test('a sheet from the press has what is filled in alone; the others the sheet with it', async (t) => {
  const { coloured, filled, black, clearance } = CERTIFICATE_PAPERS;
  const press = ['জামিয়া', 'প্রত্যয়নপত্র', 'পিতা', 'মুহতামিম'];
  const values = ['আব্দুল্লাহ', 'মুহাম্মদ ইউসুফ', 'ফাতিমা', '১০০১', 'মীযান', '৭৮০', 'C7-BCDFG-HJKLM'];
  for (const paper of [coloured, black]) {
    const said = await linesOf(paper);
    for (const word of [...press, ...values]) t.true(said.includes(word), `${paper}: ${word}`);
  }
  for (const paper of [coloured, black])
    t.false((await linesOf(paper, { division: '' })).includes('বিভাগ'), 'a mark without a division');
  const alone = await linesOf(filled);
  for (const word of values) t.true(alone.includes(word), word);
  for (const word of press) t.false(alone.includes(word), word);
  const clears = await linesOf(clearance);
  t.true(clears.includes('ছাড়পত্র') && clears.includes('বকেয়া নেই'));
  t.false(clears.includes('৭৮০'), 'marks are no matter of a clearance');
});

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

test('the officers’ signatures stand on their lines, but not on a sheet from the press', async (t) => {
  const { coloured, filled, clearance } = CERTIFICATE_PAPERS;
  const drawn = async (paper: number, ...addresses: string[]) => {
    const pictures = new Map(addresses.map((address) => [address, PIXEL]));
    return (
      Buffer.from(await bytesOf(paper, {}, pictures))
        .toString('latin1')
        .split('/Subtype /Image').length - 1
    );
  };
  t.is(await drawn(coloured, '/p', '/n'), 2);
  t.is(await drawn(coloured, '/a'), 0, 'the accountant signs the clearance alone');
  t.is(await drawn(clearance, '/a', '/p'), 2);
  t.is(await drawn(filled, '/p', '/n'), 0);
});

test('each of the four says that it is a reprint, and which, from its second time on', async (t) => {
  for (const paper of Object.values(CERTIFICATE_PAPERS)) {
    t.false((await linesOf(paper)).includes('পুনর্মুদ্রণ'));
    t.true((await linesOf(paper, { printedBefore: 2 })).includes('পুনর্মুদ্রণ ২'), `${paper}`);
  }
});

test('in English it says everything in English: who has English letters is called by them', async (t) => {
  const english = { name: 'Abdullah', father: 'Yusuf', mother: 'Fatima', address: '' };
  const more = { language: 'en' as const, english, printedBefore: 1 };
  const house = { head: { name: 'Jamia', address: 'Rahmatpur 12', contact: '' } };
  const said = await linesOf(1, { ...more, ...house, session: '2026', class: 'Mizan', exam: 'Yearly' });
  const words = [
    'Certificate of attestation',
    'Abdullah',
    'Yusuf',
    'Fatima',
    '14 April 2026',
    '780',
    'Reprint 1',
  ];
  for (const word of [...words, 'Rahmatpur 12', 'Principal']) t.true(said.includes(word), word);
  t.regex(await linesOf(4, { ...more, ...house }), /Clearance paper/);
});
