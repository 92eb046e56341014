import test from 'ava';
import type { PowerRow } from '../session/menu.ts';
import { menuOf } from './menu.ts';
import { inMenu } from './menu-order.ts';
import { passes } from './powers.ts';
import type { Context, Screen } from './screens.ts';

const screen = (path: string, rest: Partial<Screen>): Screen => ({
  path,
  name: { bn: path, en: path },
  group: 'students',
  page: async () => ({ default: () => null }),
  ...rest,
});
const contexts: Context[] = [
  { screens: [screen('/accounting/dues-list', { group: 'accounting', place: 1, power: 'fee_collection' })] },
  {
    screens: [
      screen('/students/class', { place: 3, power: 'class' }),
      screen('/students/sessions', { place: 1, power: 'academic_year' }),
      screen('/students/:id', { power: 'student_admission' }),
      screen('/general-info/all-madrasah', { group: 'general', place: 1, type: 4 }),
    ],
  },
];
const row = (PowerName: string, flags: Partial<PowerRow>): PowerRow => ({
  PermissionListID: 1,
  PowerName,
  PermissionView: 0,
  PermissionInsert: 0,
  PermissionEdit: 0,
  PermissionDelete: 0,
  ...flags,
});

test('the menu holds what the user may open, in order, without empty groups', (t) => {
  const rows = [
    row('class', { PermissionEdit: 1 }),
    row('academic_year', { PermissionView: 1 }),
    row('fund', {}),
  ];
  const menu = menuOf(contexts, (guard) => passes(rows, 6, guard));
  t.deepEqual(
    menu.map(({ group, chapters }) => [
      group,
      chapters.flatMap(({ screens }) => screens.map(({ path }) => path)),
    ]),
    [['students', ['/students/sessions', '/students/class']]],
  );
});

test('a flag that is asked for must be held; another does not stand in for it', (t) => {
  const rows = [row('class', { PermissionView: 1 })];
  t.true(passes(rows, 6, { power: 'class' }));
  t.true(passes(rows, 6, { power: 'class', flags: ['view'] }));
  t.false(passes(rows, 6, { power: 'class', flags: ['edit', 'delete'] }));
  t.false(passes(rows, 1, { power: 'fund' }));
});

test('a screen for administrators asks the permission type', (t) => {
  t.true(passes([], 4, { type: 4 }));
  t.false(passes([], 5, { type: 4 }));
});

test('a long group is parted into chapters; none of its screens is lost, and a chapter without any is not there', (t) => {
  const screens = ['/accounting/c', '/accounting/aside', '/accounting/a', '/accounting/b'].map((path) =>
    screen(path, { group: 'accounting' }),
  );
  const named = (en: string, ...paths: readonly string[]) => ({ name: { bn: en, en }, screens: paths });
  const accounting = [
    named('Collection', '/accounting/a', '/accounting/b'),
    named('Audit', '/accounting/gone'),
    named('Books', '/accounting/c'),
  ];
  const [group] = menuOf(inMenu([{ screens }], { accounting }), () => true);
  t.deepEqual(
    group?.chapters.map(({ name, screens: inIt }) => [name?.en, inIt.map(({ path }) => path)]),
    [
      ['Collection', ['/accounting/a', '/accounting/b']],
      ['Books', ['/accounting/c']],
    ],
  );
});
