import test from 'ava';
import type { KinRow } from '../rows.ts';
import { takenBack, whatToTake } from './taken.ts';

const home = { permanentPoliceStationID: '203011', permanentPost: 'ফতেপুর', permanentVill: 'উত্তরপাড়া' };
const here = { TransientPoliceStationID: '203011', TransientPost: 'ফতেপুর', TransientVill: 'উত্তরপাড়া' };
const kin = {
  ...{ FatherName: 'ইউসুফ', MotherName: 'ফাতিমা', Mobile1: '01712345678', Relationship1: 1 },
  ...{ Mobile2: '', Relationship2: null, Email: '' },
  ...home,
  ...here,
} as KinRow;

test('what stands nowhere is filled, in the digits of the page; what a form begins with was not typed', (t) => {
  const { fills, differs } = whatToTake({ Relationship1: 3, sameAddress: 0 }, {}, kin, 'bn');
  t.deepEqual(differs, {});
  t.deepEqual(fills, {
    ...{ FatherName: 'ইউসুফ', MotherName: 'ফাতিমা', Mobile1: '০১৭১২৩৪৫৬৭৮', Relationship1: 1 },
    ...home,
    ...here,
    sameAddress: 1,
  });
});

test('what was typed otherwise stays apart, an address as a whole; what was typed alike is nothing', (t) => {
  const values = { FatherName: 'ইউনুস', Mobile1: '+880 1712-345678', permanentVill: 'দক্ষিণপাড়া' };
  const dirty = { FatherName: true, Mobile1: true, permanentVill: true };
  const { fills, differs } = whatToTake(values, dirty, kin, 'en');
  t.deepEqual(differs, { FatherName: 'ইউসুফ', ...home });
  t.deepEqual(fills, { MotherName: 'ফাতিমা', Relationship1: 1, ...here, sameAddress: 1 });
});

test('taken back is what still stands as it was taken', (t) => {
  const put = { FatherName: 'ইউসুফ', MotherName: 'ফাতিমা' };
  t.deepEqual(takenBack({ ...put, MotherName: 'ফাতিমা বেগম' }, { FatherName: 'ইউনুস' }, put), {
    FatherName: 'ইউনুস',
  });
});
