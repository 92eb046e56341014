import test from 'ava';
import { marksLook, type SeenRow } from './look.ts';
import { markedName } from './names.ts';

const PAPERS = ['কাফিয়া', 'কুদুরী', 'নাহবেমীর'].map((bn, at) => ({ subjectId: at + 1, name: { bn, en: '' } }));
const row = (line: number, cells: SeenRow['cells'], said?: string): SeenRow => ({
  ...{ line, code: String(1000 + line), name: 'আহমাদ', said, cells },
});

test('a look tells each cell as it is and as it would be, first those of whom a mark is overwritten', (t) => {
  const look = marksLook(
    [
      row(2, [{ subjectId: 1, was: null, mark: 159 }]),
      row(3, [
        { subjectId: 1, was: 160, mark: 'absent' },
        { subjectId: 2, was: 100, mark: 100 },
      ]),
      row(4, [{ subjectId: 2, was: 'absent', mark: 'absent' }]),
    ],
    PAPERS,
    200,
  );
  t.deepEqual(look, {
    ...{ changed: 2, overwritten: 1, unchanged: 2 },
    papers: [{ SubjectID: 1, SubjectName: 'কাফিয়া', SubjectEngName: '' }],
    rows: [
      {
        ...{ row: 3, UserCode: '1003', UserName: 'আহমাদ' },
        cells: [{ SubjectID: 1, old: 80, new: 'absent' }],
      },
      { row: 2, UserCode: '1002', UserName: 'আহমাদ', cells: [{ SubjectID: 1, old: null, new: 79.5 }] },
    ],
    names: [],
  });
});

test('of many so many are told, and the others counted', (t) => {
  const many = Array.from({ length: 5 }, (_, at) => row(at + 2, [{ subjectId: 1, was: null, mark: 2 }], 'x'));
  const { rows, more, names, moreNames, changed } = marksLook(many, PAPERS, 3);
  t.deepEqual([rows.length, more, names.length, moreNames, changed], [3, 2, 3, 2, 5]);
  t.deepEqual(names[0], { row: 2, UserCode: '1002', UserName: 'আহমাদ', said: 'x' });
});

test('a name is compared without what is written now so, now so', (t) => {
  for (const same of ['মোঃ আলী', 'মো: আলী', 'মো.  আলী', 'মোঃ আ\u200bলী', 'মোঃআলী'])
    t.is(markedName(same), markedName('মো আলী'), same);
  t.is(markedName('Abdul-Malek'), markedName('abdul malek'));
  t.not(markedName('আলী'), markedName('আলি'));
  t.is(markedName(' – '), '');
});
