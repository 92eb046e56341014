import { streams } from '@madrasah/events';
import { FileStored, fileIdOf } from '@madrasah/events/files';
import { SettingChanged, SWITCHES } from '@madrasah/events/settings';
import test from 'ava';
import { admitted, klass, person, section, session } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

test('photos stand on identity cards until the school switches them off; its register keeps them', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await app.record(streams.academics(SCHOOL), session(1, '১৪৪৭'), klass(1, 'কাফিয়া'), section(1, 'ক', 1));
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা'));
  await app.record(streams.admissions(SCHOOL), admitted(1, 4));
  const fileId = fileIdOf(SCHOOL, '1'.padStart(32, '0'));
  const content = { bytes: 9, sha256: '0'.repeat(64), width: 1, height: 1 };
  await app.record(
    streams.files(SCHOOL),
    FileStored({
      ...{ fileId, userId: 4, use: 'photo', name: '4.png', mediaType: 'image/png' },
      ...{ ...content, thumbnail: content },
    }),
  );
  const shows = async (report: number) => {
    const { body } = await app.get(`/api/reports/student_report?report_id=${report}&SessionID=1`);
    return JSON.stringify(body).includes(fileId);
  };
  const photosOnCards = (value: number) =>
    app.record(streams.chart(SCHOOL), SettingChanged({ settingId: SWITCHES.photosOnCards, value }));
  t.deepEqual([await shows(7), await shows(18)], [true, true]);
  await photosOnCards(0);
  t.deepEqual([await shows(7), await shows(18)], [false, true]);
  await photosOnCards(1);
  t.true(await shows(7));
});
