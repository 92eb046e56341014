import test from 'ava';
import { typedIn } from './answers.ts';
import { firstCircle, largestCircle } from './circles.ts';
import { betweenContexts, reachedInside } from './contexts.ts';
import { formLines } from './forms.ts';

const map = (entries: Record<string, string[]>) => new Map(Object.entries(entries));

test('a circle is found wherever one enters, and named by its way', (t) => {
  const of = (entries: Record<string, string[]>) => firstCircle(map(entries));
  t.is(of({ a: ['b'], b: ['c'], c: ['b'] }), 'b → c → b');
  t.is(of({ a: ['a'] }), 'a → a');
  t.is(of({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }), undefined);
});

test('the largest circle is all that lead to each other, and nothing that only leads there or away', (t) => {
  const of = (entries: Record<string, string[]>) => largestCircle(map(entries));
  t.deepEqual(of({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['package'] }), []);
  t.deepEqual(of({ a: ['a'], b: [] }), ['a']);
  t.deepEqual(of({ in: ['a'], a: ['b'], b: ['c', 'a'], c: ['a', 'out'], out: [], x: ['y'], y: ['x'] }), [
    'a',
    'b',
    'c',
  ]);
  t.deepEqual(of({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c', 'b'] }), ['a', 'b', 'c', 'd']);
});

const CONTEXTS = { under: 'x/src/', shared: ['kit'] };
const HOUSE = map({
  'x/src/main.ts': ['x/src/fees/inner.ts'],
  'x/src/kit/list.ts': ['x/src/fees/inner.ts'],
  'x/src/fees/inner.ts': ['x/src/fees/other.ts', 'x/src/kit/list.ts'],
  'x/src/dues/page.ts': ['x/src/fees/index.ts', 'x/src/fees/inner.ts'],
  'x/src/dues/page.test.ts': ['x/src/fees/other.ts'],
  'x/src/exams/page.ts': ['x/src/fees/inner.ts', 'x/src/dues/index.ts', 'y/src/dues/inner.ts'],
});

test('what a context reaches of another past its door is found; the kit, the start and tests may', (t) => {
  t.deepEqual(
    [...reachedInside(HOUSE, CONTEXTS)],
    [['x/src/fees/inner.ts', ['x/src/dues/page.ts', 'x/src/exams/page.ts']]],
  );
});

test('a context knows another by whatever of it it imports', (t) => {
  t.deepEqual(
    [...betweenContexts(HOUSE, CONTEXTS)],
    [
      ['dues', ['fees']],
      ['exams', ['fees', 'dues']],
    ],
  );
});

test('an answer typed by hand is found, one taken from its definition is none', (t) => {
  const found = (source: string) => typedIn(source).length;
  t.is(found('const check: Asked<{ readonly data: Row }, { id: string }> = { method, path };'), 1);
  t.is(found('const all: Answering<Listed<{ readonly id: number }>> = list;'), 1);
  t.is(found('const asked = waiting.question as unknown as Answering<Waiting>;'), 1);
  t.is(found('const check: Asked<AnswerTo<typeof queries.check>, { id: string }> = { method, path };'), 0);
  t.is(found('const rows = RowTo<typeof sessions.queries.list>;'), 0);
});

test('a form that is laid out by hand counts whole, one whose command says what it asks for by its own lines', (t) => {
  t.is(formLines('<div>\n  <CommandForm>\n  </CommandForm>\n</div>\n'), 4);
  t.is(
    formLines('<div>\n  <AskedForm\n    command={one}\n  />\n  <AskedDialog command={two} />\n</div>\n'),
    4,
  );
  t.is(
    formLines(
      '<div>\n  {open && (\n    <AskedForm\n      command={one}\n    >\n      <p />\n    </AskedForm>\n  )}\n</div>\n',
    ),
    5,
  );
  t.is(formLines('<p>AskedForm</p>'), 0);
});
