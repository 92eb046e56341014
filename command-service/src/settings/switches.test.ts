import { OnlineAdmissionSet } from '@madrasah/events/applications';
import { refuseSettings, SettingChanged, SWITCHES } from '@madrasah/events/settings';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { applicationsStream } from '../applications/state.ts';
import { priceColumnOf } from '../ledger/chart/lookups.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { furnish } from '../test-support/office.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { changeSetting } from './switches.ts';

const INFO = '/api/settings/settings_info';
const GENDER = '/api/settings/gender_action';

let app: TestApp;
test.before(async () => {
  app = await openSchool();
  await furnish(app);
});
test.after.always(() => app.close());

const put = (path: string, body: object) => app.call('PUT', path, { token: app.token(1), body });
const recorded = async (type: string, stream: string) =>
  (await app.recorded(stream)).filter((one) => one === type).length;

provokesEach(refuseSettings.codes, {
  'settings.ends-before-start': () =>
    app.call('POST', '/api/settings/calendar', {
      token: app.token(1),
      body: { from: '2026-12-16', to: '2026-12-15', TitleBn: 'বিজয় দিবস' },
    }),
  'settings.nothing-to-open': () => put(INFO, { ID: SWITCHES.onlineAdmission, ActiveInAcive: 1 }),
});

const fold = { revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } };
const other = { gender: 3, residence: 1, newOrOld: 1 };

test('gender 3 pays the column of males, and that of females once the school says so', (t) => {
  const chart = chartStream.initial(plainTable);
  t.is(priceColumnOf(chart, other), 0);
  for (const draft of changeSetting(chart, SWITCHES.otherPaysFemale, 1))
    chartStream.evolve(chart, { ...draft, ...fold } as never);
  t.is(priceColumnOf(chart, other), 6);
  t.is(priceColumnOf(chart, { ...other, gender: 1 }), 0);
  t.is(priceColumnOf(chart, { ...other, gender: 2 }), 6);
});

test('a setting that has its value already records nothing, also when it was never set', (t) => {
  const chart = chartStream.initial(plainTable);
  t.deepEqual(changeSetting(chart, SWITCHES.duplicateWarning, 1), []);
  t.deepEqual(changeSetting(chart, SWITCHES.duplicateWarning, 0), [
    SettingChanged({ settingId: SWITCHES.duplicateWarning, value: 0 }),
  ]);
});

test.serial('a switch is set once, pressed twice; what is no switch or no value is named', async (t) => {
  const body = { ID: SWITCHES.photosOnCards, ActiveInAcive: 0 };
  t.is((await put(INFO, body)).status, 200);
  t.is((await put(INFO, body)).status, 200);
  t.is(await recorded('SettingChanged', 'chart'), 1);
  const wrong = await put(INFO, { ID: 28, ActiveInAcive: 'হ্যাঁ' });
  t.is(wrong.status, 400);
  t.deepEqual(
    wrong.body.fields.map(({ path }: { path: string }) => path),
    ['ID', 'ActiveInAcive'],
  );
  t.is((await put(GENDER, { ID: 28, Action: 3 })).status, 400);
  t.is((await put(GENDER, { ID: 28, Action: 2 })).status, 200);
  t.is(await recorded('SettingChanged', 'chart'), 2);
});

test.serial('online admission is closed, and opens again for what it was last open for', async (t) => {
  await app.given(applicationsStream, [OnlineAdmissionSet({ sessionId: 1, classIds: [1] })]);
  for (const ActiveInAcive of [0, 0, 1])
    t.is((await put(INFO, { ID: SWITCHES.onlineAdmission, ActiveInAcive })).status, 200);
  t.is(await recorded('OnlineAdmissionSet', 'applications'), 3);
});
