import { Buffer } from 'node:buffer';
import { say } from '@madrasah/events';
import test, { type ExecutionContext } from 'ava';
import { student } from '../../test-support/forms.ts';
import { allMarked, examOffice, PLACE, typed } from '../test-support.ts';

/** A section whose first student is আহমাদ and whose second is বিলাল. */
async function office(t: ExecutionContext) {
  const exam = await examOffice(t, { withinMs: 60_000 });
  const { app, call } = exam;
  const rename = (id: number, UserName: string) =>
    call('PUT', '/api/users/update_user_info', { id, data: { ...student, UserName } });
  const send = (lines: readonly string[], dryRun = '1', more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...PLACE, dryRun, ...more }))
      body.append(name, String(value));
    const text = ['দাখেলা,নাম,কাফিয়া,কুদুরী', ...lines].join('\n');
    body.append('file', new Blob([Buffer.from(text)]), 'নম্বর.csv');
    return app.call('POST', '/api/result/import', { token: app.token(1), body });
  };
  return { ...exam, send, rename };
}

test('a look shows old and new of every cell that changes, and counts the marks it would overwrite', async (t) => {
  const { send, save, eventsOf } = await office(t);
  await allMarked({ save });
  await save([typed(2, [null])]);
  const { data } = (await send(['1001,,79.5,70', '1002,,60,অ'])).body;
  t.like(data.marks, { changed: 3, overwritten: 2, unchanged: 1, names: [] });
  t.deepEqual(
    data.marks.rows.map(({ row, UserCode, cells }: Record<string, unknown>) => [row, UserCode, cells]),
    [
      [2, '1001', [{ SubjectID: 1, old: 80, new: 79.5 }]],
      [
        ...[3, '1002'],
        [
          { SubjectID: 1, old: null, new: 60 },
          { SubjectID: 2, old: 50, new: 'absent' },
        ],
      ],
    ],
  );
  const before = (await eventsOf('MarksEntered')).length;
  t.is((await send(['1001,,79.5,101', '1002,,60,অ'])).body.data.marks.rows.length, 1, 'of good rows alone');
  t.is((await eventsOf('MarksEntered')).length, before);
});

test('a name that is another candidate’s is a fault of its row; any other is told beside the row and taken', async (t) => {
  const { send, rename, eventsOf } = await office(t);
  for (const [id, name] of [
    [1, 'মোঃ আহমাদ'],
    [2, 'বিলাল হুসাইন'],
  ] as const)
    t.is((await rename(id, name)).status, 200);
  const swapped = ['1001,বিলাল হুসাইন,71,', '1002,মো: আহমাদ,72,'];
  const seen = await send(swapped);
  t.like(seen.body.data, { valid: 0, invalid: 2 });
  t.deepEqual(
    seen.body.data.errors.map(({ row, value, message }: Record<string, unknown>) => [row, value, message]),
    [
      [2, 'বিলাল হুসাইন', say('bn', 'results.name-of-another', { name: 'মোঃ আহমাদ', code: 1002 })],
      [3, 'মো: আহমাদ', say('bn', 'results.name-of-another', { name: 'বিলাল হুসাইন', code: 1001 })],
    ],
  );
  t.is((await send(swapped, '0', { skipInvalid: '1' })).status, 400);
  const told = (await send(['1001,x,71,', '1002,বিলাল  হুসাইন,72,'])).body.data;
  t.like(told, { valid: 2, invalid: 0 });
  t.deepEqual(told.marks.names, [{ row: 2, UserCode: '1001', UserName: 'মোঃ আহমাদ', said: 'x' }]);
  t.is((await send(['1001,x,71,'], '0')).status, 200);
  t.is((await eventsOf('MarksEntered')).length, 1);
});

test('a name that was lost on its way is a fault of its row, whatever stands in the other cells', async (t) => {
  const { send, eventsOf } = await office(t);
  const lost = ['1001,??????,71,', '1002,আব্দ\uFFFD,72,'];
  const { data } = (await send(lost)).body;
  t.like(data, { valid: 0, invalid: 2 });
  t.deepEqual(
    data.errors.map(({ row, path, message }: Record<string, unknown>) => [row, path, message]),
    [2, 3].map((row) => [row, 'UserName', say('bn', 'request.lost-letters')]),
  );
  t.is((await send(lost, '0')).status, 400);
  t.is((await eventsOf('MarksEntered')).length, 0);
});
