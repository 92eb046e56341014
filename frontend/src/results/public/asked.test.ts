import { publicResultQueries } from '@madrasah/events/results';
import test from 'ava';
import {
  papersOf,
  publicExams,
  publicMarhala,
  publicResult,
  publicSchool,
  publicSections,
  publicSessions,
} from './asked.ts';
import { ordinal } from './ordinal.ts';

const ASKED = { publicSchool, publicSessions, publicExams, publicSections, publicMarhala, publicResult };
const NAMES = Object.keys(ASKED) as (keyof typeof ASKED)[];

test('the open pages ask where the published language says', (t) => {
  for (const name of NAMES) {
    t.is(ASKED[name].path, publicResultQueries[name].path);
    t.is(ASKED[name].method, publicResultQueries[name].method);
  }
});

test('the numbered fields of a record are its papers, in their order', (t) => {
  const fields = {
    Subject1: 'কুদুরী',
    DVTop1: 100,
    PassNumber1: 33,
    SubVal1: 'absent',
    GPA1: 0,
    Division1: '',
  };
  const record = { ...fields, Papers: 2, Subject2: 'কেরাত', SubVal2: 44.5, DVTop2: 50, Kerat2: 1 };
  t.like(papersOf(record as never), [
    { subject: 'কুদুরী', top: 100, pass: 33, mark: 'absent', kerat: false },
    { subject: 'কেরাত', mark: 44.5, kerat: true },
  ]);
});

test('places are said as each language says them', (t) => {
  t.deepEqual(
    [1, 2, 4, 6, 10, 11, 23].map((place) => ordinal(place, 'bn')),
    ['১ম', '২য়', '৪র্থ', '৬ষ্ঠ', '১০ম', '১১তম', '২৩তম'],
  );
  t.deepEqual(
    [1, 2, 3, 11, 12, 21, 112].map((place) => ordinal(place, 'en')),
    ['1st', '2nd', '3rd', '11th', '12th', '21st', '112th'],
  );
});
