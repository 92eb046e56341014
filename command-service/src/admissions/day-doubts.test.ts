import test from 'ava';
import { asOneQuestion } from '../kernel/asking.ts';
import { dayDoubts } from './day-doubts.ts';

const TODAY = '2026-04-14';
const frame = { begins: '2026-01-20', opened: '2026-04-01' };
const codes = (told: { on: string; born?: string }, known: Partial<typeof frame> = frame) =>
  dayDoubts(told, { begins: undefined, opened: undefined, ...known }, TODAY).map(({ code }) => code);

test('a day before the session or before the books is asked about, each with the day that it comes before', (t) => {
  t.deepEqual(codes({ on: '2026-01-19' }), [
    'admissions.before-session-doubtful',
    'admissions.before-opening-doubtful',
  ]);
  t.deepEqual(codes({ on: '2026-01-20' }), ['admissions.before-opening-doubtful']);
  t.deepEqual(codes({ on: '2026-04-01' }), []);
  const [first] = dayDoubts({ on: '2026-01-19' }, frame, TODAY);
  t.like(first, { status: 409, params: { day: '2026-01-19', begins: '2026-01-20' } });
});

test('what nobody has said yet is held against nothing, and whoever is admitted today comes for a session to come', (t) => {
  t.deepEqual(codes({ on: '2000-01-01' }, {}), []);
  t.deepEqual(codes({ on: TODAY }, { begins: '2026-05-01', opened: '2026-05-01' }), []);
});

test('a birthday after the day of admission is asked about, of today too', (t) => {
  t.deepEqual(codes({ on: '2026-04-10', born: '2026-04-11' }), ['admissions.born-since-doubtful']);
  t.deepEqual(codes({ on: '2026-04-10', born: '2026-04-10' }), []);
});

test('several questions are put as one that says each in its own line, in either language', (t) => {
  const asked = asOneQuestion(dayDoubts({ on: '2026-01-19' }, frame, TODAY));
  t.is(asked?.code, 'conflict.several-doubtful');
  t.regex(String(asked?.params['questions']), /session of this class.*\n.*books were opened/);
  t.regex(String(asked?.params['questions']), /শিক্ষাবর্ষ শুরু.*\n.*হিসাব শুরু/);
  t.is(asOneQuestion([]), undefined);
});
