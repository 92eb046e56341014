import test from 'ava';
import { markMatch, matching } from './match.ts';

test('a match never cuts a letter', (t) => {
  t.deepEqual(markMatch('দারুল উলূম', 'দ'), ['', 'দা', 'রুল উলূম']);
  t.deepEqual(markMatch('কুমিল্লা সদর', 'কুমিল্লা'), ['', 'কুমিল্লা', ' সদর']);
  t.deepEqual(markMatch('হেদায়াতুন্নাহু', 'তুন'), ['হেদায়া'.normalize('NFC'), 'তুন্না', 'হু']);
});

test('digits of either script and letters of either case are found', (t) => {
  t.deepEqual(markMatch('১৪৪৭-৪৮', '1447'), ['', '১৪৪৭', '-৪৮']);
  t.deepEqual(markMatch('Section B', 'SECT'), ['', 'Sect', 'ion B']);
  t.is(markMatch('মীযান', 'নাহব'), undefined);
  t.deepEqual(markMatch('তা‘লীম র\u200D্যাফি', "'ল"), ['তা', '‘লী', 'ম র\u200D্যাফি']);
  t.deepEqual(markMatch('র\u200D্যাফি আলী', 'র্যাফি আ'), ['', 'র\u200D্যাফি আ', 'লী']);
});

test('both ways to write য় are one', (t) => {
  t.truthy(markMatch('মেয়ে', 'মেয়'));
  t.truthy(markMatch('মেয়ে', 'মেয়'));
});

for (const [typed, label] of [
  ['dha', 'ঢাকা'],
  ['kumilla', 'কুমিল্লা'],
  ['sharhe', 'শরহে বেকায়া'],
  ['bekaya', 'শরহে বেকায়া'],
  ['mizan', 'মীযান'],
  ['chottogram', 'চট্টগ্রাম'],
  ['alim', 'আলিম'],
  ['abashik', 'আবাসিক'],
] as const)
  test(`${typed} in Latin letters finds ${label}`, (t) => {
    const choices = [
      { value: 1, label: 'ওমর' },
      { value: 2, label },
    ];
    t.deepEqual(
      matching(choices, typed).map(({ value }) => value),
      [2],
    );
  });

test('Latin letters find an English label by its letters first', (t) => {
  const choices = ['মেয়ে', 'Mother'].map((label, value) => ({ value, label }));
  t.deepEqual(
    matching(choices, 'm').map(({ label }) => label),
    ['Mother', 'মেয়ে'],
  );
  t.deepEqual(matching(choices, 'q'), []);
});

test('what begins with the typed text stands first', (t) => {
  const choices = ['সদর দক্ষিণ', 'আদর্শ সদর'].map((label, value) => ({ value, label })).reverse();
  t.deepEqual(
    matching(choices, 'সদর').map(({ label }) => label),
    ['সদর দক্ষিণ', 'আদর্শ সদর'],
  );
});
