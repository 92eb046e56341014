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

test('every paper and every place that it cannot come to is named at once, and nothing is recorded', async (t) => {
  const { app, call, save, recorded } = await examOffice(t);
  await app.done('POST', '/api/exam/names', { ExamName: 'সাময়িক' });
  for (const [BookID, SubClassID] of [
    [1, 1],
    [2, 1],
  ])
    await app.done('POST', SUBJECTS, { ...fewer(BookID as number), SubClassID, ExamID: 2 });
  await save([typed(1, [90, 80])]);
  await save([typed(3, [70], 3)], { SubClassID: 2 });
  for (const id of [1, 2, 3])
    t.is((await call('DELETE', `${SUBJECTS}/${id}?SessionID=1`)).status, 200, `${id}`);
  const before = (await recorded()).length;
  const copy = (...to: object[]) =>
    call('POST', '/api/exam/conditions/copy', { from: { ...PLACE, ExamID: 2 }, to });
  const one = await copy(PLACE);
  t.like(one, { status: 409, body: { code: 'results.mark-above' } });
  t.deepEqual(
    one.body.fields.map(({ message }: { message: string }) => /কাফিয়া|কুদুরী/.exec(message)?.[0]),
    ['কাফিয়া', 'কুদুরী'],
  );
  const both = await copy(PLACE, { ...PLACE, SubClassID: 2 });
  t.like(both, { status: 409, body: { code: 'results.sections-refused' } });
  t.deepEqual(
    both.body.fields.map(({ path }: { path: string }) => path),
    ['to.0', 'to.0', 'to.1'],
  );
  t.regex(both.body.fields[2].message, /খ শাখা/);
  t.is((await recorded()).length, before);
});
