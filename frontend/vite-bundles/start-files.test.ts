import test from 'ava';
import { startJoined, type Texts } from './start-files.ts';

const HTML = `<head>
    <script type="module" src="/assets/index-AA.js"></script>
    <link rel="modulepreload" href="/assets/rolldown-runtime-RR.js">
    <link rel="modulepreload" href="/assets/libraries-LL.js">
    <link rel="modulepreload" href="/assets/frontend-FF.js">
  </head>`;
/** A build as the bundler makes it: helpers, libraries, a start, a page that comes later, an entry. */
const BUILT: Texts = new Map([
  ['index.html', HTML],
  ['assets/index-AA.js', 'import{t as e}from"./frontend-FF.js";e();\n'],
  ['assets/rolldown-runtime-RR.js', 'var e=[],t=()=>e;export{e as n,t as t};'],
  ['assets/libraries-LL.js', 'import{t as e}from"./rolldown-runtime-RR.js";var r=()=>e();export{r as t};'],
  [
    'assets/frontend-FF.js',
    'const m=["assets/page-PP.js","assets/rolldown-runtime-RR.js"];import{n as e}from"./rolldown-runtime-RR.js";import{t as n}from"./libraries-LL.js";var om=()=>e.push(n());export{om as t};\n',
  ],
  [
    'assets/page-PP.js',
    'import{t}from"./rolldown-runtime-RR.js";import{t as e}from"./libraries-LL.js";t(e());',
  ],
]);

test('helpers come with the libraries, the entry with the start; nobody asks for either file', (t) => {
  const made = startJoined(BUILT);
  t.deepEqual([...made.keys()].toSorted(), [
    'assets/frontend-FF.js',
    'assets/libraries-LL.js',
    'assets/page-PP.js',
    'index.html',
  ]);
  t.notRegex([...made.values()].join(), /rolldown-runtime|index-AA/);
  t.is(
    made.get('index.html'),
    `<head>
    <script type="module" src="/assets/frontend-FF.js"></script>
    <link rel="modulepreload" href="/assets/libraries-LL.js">
  </head>`,
  );
});

test('what the files do is as before', async (t) => {
  const made = startJoined(BUILT);
  const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const libraries = address(made.get('assets/libraries-LL.js') ?? '');
  const start = (made.get('assets/frontend-FF.js') ?? '').replaceAll('./libraries-LL.js', libraries);
  const { e } = (await import(address(`${start}export{e};`))) as { e: unknown[][] };
  t.is(e.length, 1); // it has begun, with the libraries’ helper and its own the same
  t.is(e[0], e);
});

test('a build of another shape stays as it is', (t) => {
  const wanting = new Map(BUILT).set(
    'assets/libraries-LL.js',
    'import{t as e}from"./rolldown-runtime-RR.js";import{x}from"./frontend-FF.js";export{x as t};',
  );
  t.true(startJoined(wanting).has('assets/rolldown-runtime-RR.js'));
  const busy = new Map(BUILT).set('assets/index-AA.js', 'import{t as e}from"./frontend-FF.js";e(1);');
  t.is(startJoined(busy).get('assets/index-AA.js'), busy.get('assets/index-AA.js'));
});
