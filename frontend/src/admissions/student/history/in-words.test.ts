import type { TrailEntry } from '@madrasah/events/ledger';
import test from 'ava';
import { bn } from '../../text.bn.ts';
import { headText, inWords, type Known } from './in-words.ts';

const names: Readonly<Record<string, string>> = { 'class:4': 'নাহবেমীর', 'thana:203011': 'ভালুকা' };
const known: Known = {
  language: 'bn',
  t: (key) => bn[key],
  name: (of, id) => names[`${of}:${id}`],
};
const event = (tells: TrailEntry['tells'], changes: TrailEntry['changes']) => {
  const about = { type: 'Happened', called: 'তথ্য বদল', at: '2026-04-08T02:36:24.000Z' };
  return inWords({ ...about, tells, actor: { id: 1, name: 'admin' }, changes }, known);
};

test('a person’s change is told in words, old and new', (t) => {
  const { kind, title, changes, amount } = event('facts', [
    { field: 'profile.mobile1', old: '01800001192', new: '01700002407' },
    { field: 'profile.dateOfBirth', old: '2014-02-13', new: '2014-02-14' },
    { field: 'gender', old: 1, new: 2 },
    { field: 'profile.present.thana', old: '', new: '203011' },
  ]);
  t.deepEqual([kind, title, amount], ['facts', 'তথ্য বদল', undefined]);
  t.deepEqual(
    changes.map((change) => [change.label, change.old, change.new]),
    [
      ['মোবাইল', '০১৮০০০০১১৯২', '০১৭০০০০২৪০৭'],
      ['জন্ম', '১৩ ফেব্রুয়ারি ২০১৪', '১৪ ফেব্রুয়ারি ২০১৪'],
      ['লিঙ্গ', 'পুরুষ', 'মহিলা'],
      ['বর্তমান ঠিকানা: থানা', '', 'ভালুকা'],
    ],
  );
});

test('ids, price lists and what stayed empty are not shown', (t) => {
  const { changes } = event('facts', [
    { field: 'admissionId', old: null, new: 460 },
    { field: 'classId', old: null, new: 4 },
    { field: 'newOrOld', old: null, new: 1 },
    { field: 'plan', old: null, new: [{ amount: 300000 }] },
    { field: 'profile.email', old: null, new: '' },
  ]);
  t.deepEqual(
    changes.map((change) => change.new),
    ['নাহবেমীর', 'নতুন'],
  );
});

test('money tells by how much, and names the month', (t) => {
  const { kind, amount, changes } = event('money', [
    { field: 'ভর্তি ফি', old: 3000, new: 1300.5 },
    { field: 'মাসিক বেতন (2)', old: 800, new: 0 },
  ]);
  t.deepEqual([kind, amount], ['money', 2499.5]);
  t.like(changes[1], { label: 'মাসিক বেতন · যিলকদ', old: 800, new: 0, isMoney: true });
  t.like(event('money-void', [{ field: 'ক', old: 0, new: 5 }]), { kind: 'void', amount: 5 });
  t.is(event('void', [{ field: 'ক', old: 0, new: 5 }]).amount, undefined);
});

test('a head whose own name ends in brackets keeps them', (t) => {
  t.is(headText('খোরাকি (বোর্ডিং) (1)', 'bn'), 'খোরাকি (বোর্ডিং) · শাওয়াল');
  t.is(headText('খোরাকি (বোর্ডিং)', 'bn'), 'খোরাকি (বোর্ডিং)');
});
