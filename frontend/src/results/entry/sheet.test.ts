import type { SheetRow } from '@madrasah/events/results';
import test from 'ava';
import { bodyOf, cellAt, changesIn, markText, papersIn, pasted } from './sheet.ts';

const place = { SessionID: 1, ExamID: 2, SubClassID: 3 };
const Subjects = [
  { SubjectID: 7, SubjectName: 'কাফিয়া', MaxNumber: 100, PassNumber: 33 },
  { SubjectID: 9, SubjectName: 'কুদুরী', MaxNumber: 50, PassNumber: 17 },
];
const row = (UserID: number, SubVal1: number | 'absent' | null, SubVal2: number | null): SheetRow => ({
  ...{ ID: UserID + 100, UserID, GenderID: 1, User: { UserName: `ছাত্র ${UserID}`, UserCode: `${UserID}` } },
  ...{ Subjects, SubVal1, SubVal2 },
  ...{ Total: null, Average: null, GPA: null, Division: '', Positions: null },
});
const ROWS = [row(1, 79.5, null), row(2, 'absent', 40)];
const PAPERS = papersIn(ROWS);

test('only cells that hold something else are sent, each with what was read there', (t) => {
  const typed = new Map([
    ['1:7', '৭৯.৫'],
    ['1:9', '৪৫'],
    ['2:7', ''],
  ]);
  const { changed, wrong } = changesIn(ROWS, PAPERS, typed);
  t.deepEqual(wrong, []);
  const read = new Map([
    ['1:9', null],
    ['2:7', 'absent' as const],
  ]);
  t.deepEqual(bodyOf(place, changed, typed, read), {
    ...place,
    StudentResults: [
      { UserID: 1, Subjects: [{ SubjectID: 9, SubVal2: 45, Was: null }] },
      { UserID: 2, Subjects: [{ SubjectID: 7, SubVal1: null, Was: 'absent' }] },
    ],
  });
});

test('what is no mark of its paper is wrong, and is not among the changes', (t) => {
  const { changed, wrong } = changesIn(ROWS, PAPERS, new Map([['2:9', '৫০.৫']]));
  t.is(wrong.length, 1);
  t.deepEqual(changed, []);
});

test('a problem of the answer is told at its cell, or of its student', (t) => {
  const typed = new Map([['2:9', '৩০']]);
  const body = bodyOf(place, changesIn(ROWS, PAPERS, typed).changed, typed, new Map());
  t.like(cellAt('StudentResults.0.Subjects.0.SubVal2', body, ROWS), {
    row: { UserID: 2 },
    paper: { SubjectID: 9 },
  });
  t.is(cellAt('StudentResults.0.UserID', body, ROWS)?.row.UserID, 2);
  t.is(cellAt('reason', body, ROWS), undefined);
});

test('a column is pasted from a row on, as far as there are rows; one line is typed like any', (t) => {
  const [first] = PAPERS;
  if (!first) return t.fail();
  t.is(pasted('৮০', ROWS, 0, first), undefined);
  t.deepEqual(pasted('৮০\t৫\r\n৭০\r\n৬০\r\n', ROWS, 1, first), [['2:7', '৮০']]);
});

test('a saved mark is shown in the digits of the page', (t) => {
  t.deepEqual(
    [markText(79.5, 'bn'), markText('absent', 'bn'), markText('absent', 'en'), markText(null, 'bn')],
    ['৭৯.৫', 'অ', 'a', ''],
  );
});
