import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import test from 'ava';

// A code of digits is one by its value, however it is written: nothing but the one look-up of each service, and what
// stands in events/kernel/identity, may compare codes. tests/mend-2 (row 3) tries every look-up of the interface.
const THE_LOOK_UPS = [
  'command-service/src/people/holders.ts',
  'projection-service/src/people/by-code.ts',
  'events/src/kernel/identity/code.ts',
];
/** A person as he was recorded: what is compared is how his code is spelled, not whose it is. */
const SPELLING = ['command-service/src/people/state.ts', 'command-service/src/people/decide.ts'];

const CODE = String.raw`(?:\b[\w.?!]*\b)?(?:userCode|UserCode|StudentCode|codeOf\([^()]*\))`;
const COMPARES = [
  new RegExp(String.raw`${CODE}\s*[!=]==?(?!=)\s*(?!\s|undefined\b|'')`),
  new RegExp(String.raw`[!=]==?\s*${CODE}`),
  new RegExp(
    String.raw`\.(?:get|has|includes|indexOf|startsWith|localeCompare)\(\s*(?:String\(|Number\()?${CODE}`,
  ),
  new RegExp(String.raw`${CODE}\.(?:includes|startsWith|endsWith|indexOf|localeCompare|match)\(`),
  new RegExp(String.raw`Number\(\s*${CODE}`),
  new RegExp(String.raw`=> \[\s*(?:String\()?${CODE}\s*\)?\s*,`), // a map by code
  /\{\s*userCode:\s*(?!1\b|'|string\b|z\.)(?:String\(|\w+\s*[},]|\w+\()/, // a filter by code
  new RegExp(String.raw`searchText\((?![^;]*searchedCode)[^;]*${CODE}`),
];

/** A page asks the server for whom it means by his code. */
const isAsked = (line: string) => /\bask: \(/.test(line);

const comparing = (text: string) =>
  text
    .split('\n')
    .flatMap((line, at) => (!isAsked(line) && COMPARES.some((one) => one.test(line)) ? [at + 1] : []));

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*/src/*.ts', '*/src/*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(events|service-kit|command-service|projection-service|frontend)\//.test(path))
  .filter((path) => !/\.test\.tsx?$|test-support|\/text\.|words\./.test(path));

test('what compares codes is known: each of these would be a look-up of its own', (t) => {
  for (const own of [
    'people.find(({ UserCode }) => UserCode === wanted)',
    'tenant.find(studentsProjector, { userCode: String(code) })',
    'const wanted = { userCode: code };',
    'new Map(rows.map((row) => [row.userCode, row]))',
    'candidates.find((userId) => frame.codeOf(userId) === Number(code))',
    'known.get(person.userCode)',
    'Number(person.userCode) - Number(other.userCode)',
    'searchText(userCode, name)',
  ])
    t.deepEqual(comparing(own), [1], own);
  t.deepEqual(comparing('UserCode: person.userCode,'), []);
});

test('nobody is looked up by a code but through the one function of each service', (t) => {
  const found = sources
    .filter((path) => !THE_LOOK_UPS.includes(path) && !SPELLING.includes(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return comparing(text).map((line) => `${path}:${line} ${text.split('\n')[line - 1]?.trim()}`);
    });
  t.deepEqual(found, []);
});
