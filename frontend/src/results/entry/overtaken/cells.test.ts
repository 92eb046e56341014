import type { SheetRow } from '@madrasah/events/results';
import test from 'ava';
import { bodyOf, changesIn, papersIn } from '../sheet.ts';
import { accepted, cellsOf, keptCells, overtakenIn, standing, typedOver, without } from './cells.ts';

const place = { SessionID: 1, ExamID: 2, SubClassID: 3 };
const Subjects = [{ SubjectID: 7, SubjectName: 'কাফিয়া', MaxNumber: 100, PassNumber: 33 }];
const row = (UserID: number, SubVal1: number | 'absent' | null): SheetRow => ({
  ...{ ID: UserID + 100, UserID, GenderID: 1, User: { UserName: `ছাত্র ${UserID}`, UserCode: `${UserID}` } },
  ...{ Subjects, SubVal1 },
  ...{ Total: null, Average: null, GPA: null, Division: '', Positions: null },
});
const EMPTY = [row(1, null), row(2, null)];
const SAVED = [row(1, 55), row(2, null)];
const PAPERS = papersIn(EMPTY);
const typed = typedOver(
  cellsOf(),
  [
    ['1:7', '৭৭'],
    ['2:7', '৬০'],
  ],
  standing(EMPTY, PAPERS),
);

test('marks that were typed over empty cells are sent as such, also by a draft that is taken up later', (t) => {
  const brought = cellsOf(JSON.parse(JSON.stringify(keptCells(typed))));
  t.deepEqual(brought, typed);
  const { changed } = changesIn(SAVED, PAPERS, brought.typed);
  t.deepEqual(bodyOf(place, changed, brought.typed, brought.read).StudentResults, [
    { UserID: 1, Subjects: [{ SubjectID: 7, SubVal1: 77, Was: null }] },
    { UserID: 2, Subjects: [{ SubjectID: 7, SubVal1: 60, Was: null }] },
  ]);
});

test('a cell that somebody else has saved is told, and sent over his mark once that was seen', (t) => {
  t.deepEqual(overtakenIn(EMPTY, PAPERS, typed).told, []);
  const { told } = overtakenIn(SAVED, PAPERS, typed);
  t.deepEqual(
    told.map(({ key, text }) => [key, text]),
    [['1:7', '৭৭']],
  );
  const keys = new Set(['1:7']);
  const kept = accepted(typed, keys, standing(SAVED, PAPERS));
  t.is(kept.read.get('1:7'), 55);
  t.deepEqual(overtakenIn(SAVED, PAPERS, kept).told, []);
  t.deepEqual([...without(typed, keys).typed], [['2:7', '৬০']]);
});

test('typing on in a cell keeps what stood there when it was begun', (t) => {
  const on = typedOver(typed, [['1:7', '৭৮']], standing(SAVED, PAPERS));
  t.is(on.read.get('1:7'), null);
  t.is(on.typed.get('1:7'), '৭৮');
});

test('a cell where nothing else stands than what was read, or what stands now, follows what stands', (t) => {
  const same = typedOver(
    cellsOf(),
    [
      ['1:7', ''],
      ['2:7', '৪০'],
    ],
    standing(EMPTY, PAPERS),
  );
  const { told, idle } = overtakenIn([row(1, 55), row(2, 40)], PAPERS, same);
  t.deepEqual(told, []);
  t.deepEqual(
    idle.map(({ key }) => key),
    ['1:7', '2:7'],
  );
});

test('a draft that does not say what stood there is one of empty cells', (t) => {
  const old = cellsOf({ values: { '1:7': '৭৭', '2:7': 5 } });
  t.deepEqual([...old.typed], [['1:7', '৭৭']]);
  t.is(overtakenIn(SAVED, PAPERS, old).told.length, 1);
});
