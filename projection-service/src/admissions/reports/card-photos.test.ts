import { streams } from '@madrasah/events';
import { FileStored, fileIdOf } from '@madrasah/events/files';
import { SettingChanged, SWITCHES } from '@madrasah/events/settings';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

/** The student 4 in a class; his photo, the logo and the principal's signature are there. */
async function school() {
  const app = await testApp();
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'কাফিয়া'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা'));
  await app.record(streams.admissions(SCHOOL), admitted(1, 4));
  const content = { bytes: 9, sha256: '0'.repeat(64), width: 1, height: 1 };
  const idOf = (figure: number) => fileIdOf(SCHOOL, String(figure).padStart(32, '0'));
  for (const [at, use] of (['photo', 'logo', 'signature-principal'] as const).entries())
    await app.record(
      streams.files(SCHOOL),
      FileStored({
        ...{ fileId: idOf(at), userId: at === 0 ? 4 : null, use, name: '4.png', mediaType: 'image/png' },
        ...{ ...content, thumbnail: content },
      }),
    );
  return { app, idOf };
}

test('photos stand on identity cards until the school switches them off; its register keeps them', async (t) => {
  const { app, idOf } = await school();
  t.teardown(app.end);
  const shows = async (report: number) => {
    const { body } = await app.get(`/api/reports/student_report?report_id=${report}&SessionID=1`);
    return JSON.stringify(body).includes(idOf(0));
  };
  const photosOnCards = (value: number) =>
    app.record(streams.chart(SCHOOL), SettingChanged({ settingId: SWITCHES.photosOnCards, value }));
  t.deepEqual([await shows(7), await shows(18)], [true, true]);
  await photosOnCards(0);
  t.deepEqual([await shows(7), await shows(18)], [false, true]);
  await photosOnCards(1);
  t.true(await shows(7));
});

test('an identity card bears the logo of the house, and its head’s signature on a line', async (t) => {
  const { app, idOf } = await school();
  t.teardown(app.end);
  const { body } = await app.get('/api/reports/student_report?report_id=7&SessionID=1');
  const [{ front, back }] = body.blocks[0].cards;
  t.true(front.logo.includes(idOf(1)));
  t.like(front.slots[0], { label: 'মুহতামিম' });
  t.true(front.slots[0].picture.includes(idOf(2)));
  t.is(back.slots, undefined);
});
