import { globSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import {
  NEED_NAMES,
  NEEDS,
  type Need,
  needsOf,
  needsOfReport,
  type PlainList,
  type Register,
  type ReportFamily,
} from '../kernel/index.ts';
import { statements } from '../statements/index.ts';

const SOURCES = join(import.meta.dirname, '..');

/** Everything that any module of the published language exports, each once. */
const exported = new Set<object>();
for (const path of globSync('**/*.ts', { cwd: SOURCES }))
  if (!path.includes('.test.') && !path.includes('test-support'))
    for (const value of Object.values((await import(join(SOURCES, path))) as object))
      if (typeof value === 'object' && value !== null) exported.add(value);

const those = <T extends object>(...members: string[]): T[] =>
  [...exported].filter((value): value is T => members.every((member) => member in value));

const lists = those<PlainList>('question', 'columns', 'rowDays');
const families = those<ReportFamily>('reports', 'sources', 'dimensions');
const ofTheBooks = Object.values(statements);
const registers = those<Register>('noun', 'fields', 'recorded', 'builtIn');

/** A school is never without them, or to have none is how it should be. */
const NEVER_LACKING = [
  'AllMadrasah',
  'AwaitedReceipts',
  'Donors',
  'Duplicates',
  'Logins',
  'RfidCards',
  'Users',
  'WaitingTeachers',
];

test('every list says what it rests on; those of which nothing can be missing are these', (t) => {
  t.true(lists.length >= 40);
  const isRequests = ({ columns }: PlainList) => 'requestId' in columns;
  const without = lists.filter((list) => list.needs.length === 0 && !isRequests(list));
  t.deepEqual(without.map(({ name }) => name).sort(), NEVER_LACKING);
});

test('every report says what it rests on, but forms to write on and reports of people', (t) => {
  t.true(families.length >= 9);
  const without = families.flatMap((family) =>
    family.reports
      .filter((report) => report.layout.kind !== 'form' && needsOfReport(family, report).length === 0)
      .map(() => family.path),
  );
  t.deepEqual([...new Set(without)], ['/api/reports/user_report']);
});

test('every statement of the books says what it rests on', (t) => {
  t.true(ofTheBooks.length >= 13);
  for (const { path, needs } of ofTheBooks) t.true(needs.length > 0, path);
});

test('of a register whatever its form chooses from is a need, but what every school has', (t) => {
  t.true(registers.length >= 18);
  for (const register of registers)
    for (const field of Object.values(register.fields))
      if (field.kind === 'ref' && field.to.noun !== 'Fund' && field.to.builtIn.length === 0)
        t.true(
          NEEDS.some(({ made }) => made[0] === field.to.wire.id),
          `${register.noun} ${field.to.noun}`,
        );
  const named = (noun: string) => needsOf(registers.find((one) => one.noun === noun) as Register);
  t.deepEqual(named('Section'), ['classes']);
  t.deepEqual(named('FeeHead'), ['ledgers', 'accounts']);
});

test('every need is asked by something', (t) => {
  const asked = new Set<Need>([
    ...lists.flatMap(({ needs }) => needs),
    ...families.flatMap((family) => family.reports.flatMap((report) => needsOfReport(family, report))),
    ...ofTheBooks.flatMap(({ needs }) => needs),
    ...registers.flatMap(needsOf),
  ]);
  const under = NEEDS.flatMap((need) => ('on' in need ? need.on : [])) as readonly Need[];
  t.deepEqual(
    NEED_NAMES.filter((need) => !asked.has(need) && !under.includes(need)),
    [],
  );
});
