import test from 'ava';
import { openSchool, SCHOOL } from '../test-support/app.ts';

const SETTINGS = '/api/exam/admit_card_settings';
const row = {
  ID: 1,
  SettingColumn1: 0,
  SettingColumn2: 2,
  SettingColumn3: 1,
  SettingColumn4: 1,
  SettingColumn5: 0,
};

test('what admit cards show is recorded where it changes', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const put = (settings: object[]) => app.call('PUT', SETTINGS, { token: app.token(1), body: { settings } });
  const usual = { ID: 1, SettingColumn1: 1, SettingColumn2: 1, SettingColumn3: 1 };
  t.is((await put([{ ...usual, SettingColumn4: 1, SettingColumn5: 1 }])).status, 200);
  t.deepEqual(await app.recorded(`exams-${SCHOOL}`), [], 'as it was from the first day');
  t.is((await put([row])).status, 200);
  t.is((await put([row])).status, 200);
  t.deepEqual(await app.recorded(`exams-${SCHOOL}`), ['AdmitCardSettingsSet']);
});

test('what is no setting is named, and nothing is recorded', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const put = (settings: unknown) => app.call('PUT', SETTINGS, { token: app.token(1), body: { settings } });
  const wrong = await put([{ ...row, ID: 2, SettingColumn2: 3, SettingColumn5: 'হ্যাঁ' }]);
  t.is(wrong.status, 400);
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['settings.0.ID', 'settings.0.SettingColumn2', 'settings.0.SettingColumn5'],
  );
  for (const settings of [[], [row, row], null, 'x']) t.is((await put(settings)).status, 400);
  t.deepEqual(await app.recorded(`exams-${SCHOOL}`), []);
});
