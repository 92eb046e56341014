import test from 'ava';
import { contexts } from './contexts.ts';
import { MENU } from './menu.ts';

const groups = Object.entries(MENU).map(
  ([group, entries]) =>
    [group, entries.flatMap((one) => (typeof one === 'string' ? [one] : one.screens))] as const,
);

test('whatever the menu names is a screen of its group, once, and no address in it waits for a value', (t) => {
  const screens = new Map(
    contexts.flatMap((context) => context.screens.map((one) => [one.path, one] as const)),
  );
  for (const [group, paths] of groups)
    for (const path of paths) {
      t.is(screens.get(path)?.group, group as never, path);
      t.notRegex(path, /:/);
    }
  const all = groups.flatMap(([, paths]) => paths);
  t.true(all.length > 100);
  t.is(new Set(all).size, all.length);
});
