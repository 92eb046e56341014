import test from 'ava';
import type { ClassId, SectionId } from '../event/named-ids.ts';
import { anyone } from './access.ts';
import { answered, cell, listed, paged, record } from './answers.ts';
import { defineCommand } from './endpoint.ts';
import { type AlsoTo, type AnswerTo, defineQuery, type RowTo } from './queries.ts';

const sections = defineQuery({
  name: 'Sections',
  path: '/sections',
  access: anyone(60),
  answer: () =>
    listed(
      { SubClassID: cell.number(), SubClassName: cell.text(), fee: cell.money(), opened: cell.day() },
      { Published: cell.switch() },
    ),
});

const row: RowTo<typeof sections> = { SubClassID: 1, SubClassName: 'ক', fee: 10.5, opened: '2026-04-01' };
const answer: AnswerTo<typeof sections> = { data: [row], Published: 1 };

test('an answer is what its definition says, nothing less and nothing more', (t) => {
  const fits = (given: unknown) => sections.answer?.safeParse(given).success;
  t.true(fits(answer));
  t.false(fits({ data: [row] }));
  t.false(fits({ ...answer, more: 1 }));
  t.false(fits({ ...answer, data: [{ ...row, more: 1 }] }));
  t.false(fits({ ...answer, data: [{ ...row, fee: 10.505 }] }), 'half a paisa');
  t.false(fits({ ...answer, data: [{ ...row, opened: '31-04-2026' }] }));
});

test('pages and single answers are said in the same words', (t) => {
  const page = paged({ ID: cell.number() });
  t.true(page.safeParse({ data: [{ ID: 1 }], total: 1, totalPages: 1, currentPage: 1 }).success);
  t.false(page.safeParse({ data: [], total: 0, totalPages: 0, currentPage: 0 }).success);
  t.true(answered(record({ ID: cell.number() })).safeParse({ data: { ID: 1 } }).success);
});

test('what a member holds has a type, and its name says what it names', (t) => {
  type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;
  interface Said {
    readonly SubClassID: SectionId;
    readonly SubClassName: string;
    readonly fee: number;
    readonly opened: string;
  }
  const isSaid: Same<RowTo<typeof sections>, Said> = true;
  const isOfAClass: Same<RowTo<typeof sections>['SubClassID'], ClassId> = false;
  t.deepEqual([isSaid, isOfAClass], [true, false]);
});

test('a schema is made when somebody first holds an answer against it', (t) => {
  let made = 0;
  const late = defineQuery({
    name: 'Late',
    path: '/late',
    access: anyone(60),
    answer: () => {
      made += 1;
      return answered(cell.count());
    },
  });
  t.is(made, 0);
  t.true(late.answer?.safeParse({ data: 1 }).success);
  t.truthy(late.answer);
  t.is(made, 1);
});

test('a command says its data in the same words, and what stands beside them; one that says none has none', (t) => {
  const common = { path: '/p', access: anyone(60), toCommand: () => ({}), message: 'm' };
  const counts = defineCommand({
    ...common,
    name: 'Counts',
    answer: () => record({ counted: cell.count() }),
    also: () => record({ more: cell.flag() }),
  });
  const data: AnswerTo<typeof counts> = { counted: 3 };
  const also: AlsoTo<typeof counts> = { more: true };
  t.true(counts.answer?.safeParse(data).success);
  t.false(counts.answer?.safeParse({ ...data, ...also }).success);
  t.true(counts.also?.safeParse(also).success);
  const silent = defineCommand({ ...common, name: 'Silent' });
  const isSilent: [AnswerTo<typeof silent>] extends [never] ? true : false = true;
  t.deepEqual([silent.answer, silent.also, isSilent], [undefined, undefined, true]);
});
