import test from 'ava';
import { examOffice, fewer, PLACE, typed } from '../test-support.ts';

const SUBJECTS = '/api/exam/subject_conditions';

test('a copy brings no full marks below a mark that stands there, and names the student', async (t) => {
  const { app, call, save, recorded } = await examOffice(t);
  await app.done('POST', '/api/exam/names', { ExamName: 'সাময়িক' });
  await app.done('POST', SUBJECTS, { ...fewer(1), ExamID: 2 });
  await save([typed(1, [90])]);
  t.is((await call('DELETE', `${SUBJECTS}/1?SessionID=1`)).status, 200);
  const before = (await recorded()).length;
  const copied = await call('POST', '/api/exam/conditions/copy', {
    from: { ...PLACE, ExamID: 2 },
    to: [PLACE],
  });
  t.like(copied, { status: 409, body: { code: 'results.mark-above', fields: [{ path: 'MaxNumber' }] } });
  t.regex(copied.body.fields[0].message, /১০০১/);
  t.is((await recorded()).length, before);
});
