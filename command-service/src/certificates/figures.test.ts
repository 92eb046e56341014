import { isRefusal, say } from '@madrasah/events';
import test from 'ava';
import { figuresOf, type Published } from './figures.ts';

const PUBLISHED: Published = {
  ...{ total: 970, max: 1200, division: 'মুমতায', position: 2 },
  from: { sectionId: 4, version: 3 },
};
const wanted = (totalMark: string, division: string, reason = '') => ({ totalMark, division, reason });
const OF_RESULT = { outcome: { totalMark: '485', division: 'মুমতায', place: 2 }, from: PUBLISHED.from };

test('figures are those of the published result, sent or not, in any digits', (t) => {
  for (const sent of [
    wanted('', ''),
    wanted('৪৮৫', 'মুমতায'),
    wanted('485', ''),
    wanted(' 485 ', 'মুমতায ', 'x'),
  ])
    t.deepEqual(figuresOf(sent, PUBLISHED), OF_RESULT);
  t.deepEqual(figuresOf(wanted('', ''), { ...PUBLISHED, position: null }), {
    ...OF_RESULT,
    outcome: { totalMark: '485', division: 'মুমতায' },
  });
});

test('others are taken only with a reason, which is kept; what should stand there is told', (t) => {
  const refused = figuresOf(wanted('৫৯৯', 'মুমতায'), PUBLISHED);
  if (!isRefusal(refused)) return t.fail();
  t.is(refused.code, 'certificate.figures-typed');
  t.deepEqual(
    refused.fields.map(({ path, problem }) => [path, problem.key, problem.params['said']]),
    [
      ['TotalMark', 'certificate.published-is', 485],
      ['Reason', 'certificate.why-typed', undefined],
    ],
  );
  t.deepEqual(figuresOf(wanted('৫৯৯', 'মুমতায', 'পুরনো খাতা'), PUBLISHED), {
    outcome: { totalMark: '৫৯৯', division: 'মুমতায', reason: 'পুরনো খাতা' },
    from: null,
  });
});

test('given a published half mark, when another one is typed, then the refusal has it in the digits of the reader', (t) => {
  const refused = figuresOf(wanted('৪৮৫', ''), { ...PUBLISHED, total: 971 });
  if (!isRefusal(refused)) return t.fail();
  const [problem] = refused.fields.map((field) => field.problem);
  t.is(problem && say('bn', problem.key, problem.params), 'প্রকাশিত ফলে আছে: ৪৮৫.৫');
});

test('given one figure with a reason, when the other is not sent, then that is the published one', (t) => {
  const of = (totalMark: string, division: string) =>
    figuresOf(wanted(totalMark, division, 'পুরনো খাতা'), PUBLISHED);
  const reason = 'পুরনো খাতা';
  t.deepEqual(of('', 'জায়্যিদ'), { outcome: { totalMark: '485', division: 'জায়্যিদ', reason }, from: null });
  t.deepEqual(of('৫০০', ''), { outcome: { totalMark: '৫০০', division: 'মুমতায', reason }, from: null });
});

test('where nothing is published every figure is typed: with a reason, or none at all', (t) => {
  t.true(isRefusal(figuresOf(wanted('৭৮০', ''), undefined)));
  t.deepEqual(figuresOf(wanted('', ''), undefined), { outcome: { totalMark: '', division: '' }, from: null });
  t.like(figuresOf(wanted('৭৮০', '', 'খাতা'), undefined), { from: null, outcome: { reason: 'খাতা' } });
});

test('what stands from before and is left as it is needs no reason again', (t) => {
  const old = { outcome: { totalMark: '৫৯৯', division: 'মুমতায' }, from: null };
  t.deepEqual(figuresOf(wanted('599', 'মুমতায'), PUBLISHED, old), old);
  t.true(isRefusal(figuresOf(wanted('598', 'মুমতায'), PUBLISHED, old)));
});

test('given a mark above the top mark, when it is typed with a reason, then it is refused and both are named', (t) => {
  const refused = figuresOf(wanted('৯৯৯', 'মুমতায', 'পুরনো খাতা'), PUBLISHED);
  if (!isRefusal(refused)) return t.fail();
  t.is(refused.code, 'certificate.above-top');
  t.deepEqual(
    refused.fields.map(({ path, problem }) => [path, problem.params]),
    [['TotalMark', { said: 999, top: 600 }]],
  );
  t.false(isRefusal(figuresOf(wanted('৬০০', 'মুমতায', 'পুরনো খাতা'), PUBLISHED)));
  t.false(isRefusal(figuresOf(wanted('৯৯৯', '', 'পুরনো খাতা'), undefined)), 'of no result no top is known');
});
