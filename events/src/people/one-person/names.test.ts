import test from 'ava';
import { NO_OTHER_NAMES, withNames, writeOtherNames } from './names.ts';

const read = (body: unknown) => writeOtherNames.input.safeParse({ params: {}, body });
const problems = (body: unknown) => {
  const { error } = read(body);
  return (error?.issues ?? []).map(({ path, message }) => [path.slice(1).join('.'), message]);
};

test('one student as the specification sends him, or a whole class; what is absent stays, what is empty goes', (t) => {
  const one = { UserID: 1, EnglishName: ' Abdullah ', ArabicName: null };
  const names = { english: { name: 'Abdullah' }, arabic: { name: '' } };
  for (const body of [one, { students: [one] }])
    t.deepEqual(read(body).data, { students: [{ userId: 1, names }] });
});

test('each script takes its own letters, and every fault is named at its student', (t) => {
  t.deepEqual(problems({ UserID: 1, EnglishName: 'আব্দুল্লাহ', ArabicName: 'Abdullah' }), [
    ['EnglishName', 'people.english-only'],
    ['ArabicName', 'people.arabic-only'],
  ]);
  t.deepEqual(
    problems({ students: [{ UserID: 1, EnglishName: 'A. K. M. Ján’s' }, { ArabicFather: 'বাবা' }] }),
    [
      ['students.1.UserID', 'request.required'],
      ['students.1.ArabicFather', 'people.arabic-only'],
    ],
  );
  t.deepEqual(problems({ UserID: 1, EnglishName: 7, ArabicMother: 'ا'.repeat(121) }), [
    ['EnglishName', 'request.text'],
    ['ArabicMother', 'request.too-long'],
  ]);
  t.deepEqual(problems({ UserID: 1, EnglishName: 'Md. Abdul-Karim (2)', ArabicName: 'عَبْدُ الله، ١' }), []);
});

test('what was written is laid over what is known', (t) => {
  const once = withNames(NO_OTHER_NAMES, { english: { name: 'Umar' }, arabic: { father: 'خطاب' } });
  const twice = withNames(once, { english: { name: '' }, arabic: {} });
  t.is(once.english.name, 'Umar');
  t.deepEqual([twice.english.name, twice.arabic.father], ['', 'خطاب']);
});
