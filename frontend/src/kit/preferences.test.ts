import test from 'ava';
import { fakeBrowser, json } from './fake-browser.ts';
import { preferred, storedPreferences } from './preferences.ts';
import { createStore } from './store.ts';

test('what is preferred is kept in the browser and there again on the next visit', (t) => {
  const { ports } = fakeBrowser(() => json(200, {}));
  const store = createStore(ports);
  t.false(store.getState().preferences.printOnSave);
  store.dispatch(preferred({ printOnSave: true }));
  t.true(createStore(ports).getState().preferences.printOnSave);
});

for (const stored of ['null', '{"printOnSave":"yes"}', '{broken', '7', '{"stepsAway":"prices"}'])
  test(`${stored} in the storage prefers nothing`, (t) => {
    const { ports } = fakeBrowser(() => json(200, {}), { preferences: stored });
    t.deepEqual(storedPreferences(ports), { printOnSave: false, setupAway: false, stepsAway: [] });
  });
