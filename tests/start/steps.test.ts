import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import test from 'ava';
import { encode } from 'uqr';
import { terminalCode } from '../../scripts/running/told/code.ts';
import { begin, nothingToDo } from '../../scripts/running/told/steps.mjs';
import { waitedFor } from '../../scripts/running/told/waited-for.ts';
import { temporary, until } from './fakes/house.ts';

function told() {
  const lines: string[] = [];
  return { lines, say: (line: string) => void lines.push(line) };
}

test('a step says that it begins, goes on and is done, and the next time how long it took', async (t) => {
  const root = temporary(t);
  const first = told();
  const step = begin(root, 'pages', { say: first.say, everyMs: 20 });
  await until(() => first.lines.length > 1);
  step.now('half of them');
  await until(() => first.lines.some((line) => line.includes('half of them')));
  step.done();
  const { length } = first.lines;
  await sleep(60);
  t.is(first.lines.length, length, 'what is done goes on no longer');
  t.is(first.lines[0], '2/4 Building the pages …');
  t.is(first.lines[1], '    … 1 s');
  t.true(first.lines.includes('    … 1 s, half of them'));
  t.is(first.lines.at(-1), '    done in 1 s');
  t.deepEqual(JSON.parse(readFileSync(join(root, '.cache/start.json'), 'utf8')), { pages: 1 });
  const second = told();
  begin(root, 'pages', { say: second.say }).broken();
  begin(root, 'school', { say: second.say }).done();
  begin(root, 'install', { say: second.say, alone: true }).broken();
  t.deepEqual(second.lines, [
    '2/4 Building the pages … (last time 1 s)',
    '3/4 Making the demo school …',
    '    done in 1 s',
    'Installing the packages …',
  ]);
});

test('what cannot be kept, or was kept by a stranger, is no reason to fail', (t) => {
  const root = temporary(t);
  writeFileSync(join(root, '.cache'), 'a file, where a folder is wanted');
  const { lines, say } = told();
  begin(root, 'start', { say }).done();
  nothingToDo('install', 'The packages are installed.', say);
  t.deepEqual(lines, ['4/4 Starting …', '    done in 1 s', '1/4 The packages are installed.']);
  t.false(existsSync(join(root, '.cache/start.json')));
});

test('the code in the terminal has the squares of the address, two lines in one', (t) => {
  const address = 'https://192.168.1.20:3000';
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const lines = terminalCode(address, false).trimEnd().split('\n');
  t.is(lines.length, Math.ceil(size / 2));
  const squares = lines.flatMap((line) => {
    const signs = [...line.slice(10).padEnd(size)];
    return [signs.map((sign) => !'█▀'.includes(sign)), signs.map((sign) => !'█▄'.includes(sign))];
  });
  t.deepEqual(squares.slice(0, size), data);
  t.true(terminalCode(address, true).includes('\u001b[97;40m'));
});

test('what is waited for is one short line, however many lists are being made anew', (t) => {
  const parts = { 'command-service': 'ready', 'projection-service': 'not ready' } as const;
  const reason =
    'classes is being made anew, 26 %; people is being made anew, 26 %; books is being made anew, 26 %';
  const told = waitedFor({ parts, reasons: { 'projection-service': reason } });
  t.is(told, 'projection-service: classes is being made anew, 26 % (and 2 more)');
  t.is(waitedFor({ parts: { ...parts, 'command-service': 'away' } }).split('; ').length, 2);
});
