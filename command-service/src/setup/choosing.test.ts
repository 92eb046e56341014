import { USUAL_CLASSES, USUAL_HEADS, type UsualChoice } from '@madrasah/events/setup';
import test from 'ava';
import { academicsStream } from '../academics/state.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { SCHOOL } from '../test-support/app.ts';
import { newSchool, standingIn } from './test-support.ts';

const idOf = (rows: readonly UsualChoice[], name: string) => rows.find((row) => row.name === name)?.id ?? '';

test('each row that would be made can be told apart, with what it stands on and where it lies', async (t) => {
  const { look } = await newSchool(t);
  for (const part of ['chart', 'classes']) {
    const { rows, count } = await look(part);
    t.is(rows.length, count);
    const ids = new Set(rows.map(({ id }: UsualChoice) => id));
    t.is(ids.size, count);
    for (const { on, name } of rows as UsualChoice[]) {
      t.not(name, '');
      t.true(on.every((id) => ids.has(id)));
    }
  }
  const { rows } = await look('classes');
  const stages = new Set(rows.map(({ group }: UsualChoice) => group).filter(Boolean));
  t.is(stages.size, 8);
});

test('a class that is left out takes its section and books with it, and what is taken goes back whole', async (t) => {
  const { app, take, look, undo } = await newSchool(t);
  const { rows, count } = await look('classes');
  const [first] = USUAL_CLASSES;
  const out = idOf(rows, first?.name.bn ?? '');
  const { status, body } = await take('classes', undefined, [out]);
  t.is(status, 201);
  t.is(body.data.count, count - 2 - (first?.books.length ?? 0));
  const state = await app.desk.state(academicsStream, SCHOOL);
  t.is(standingIn(state.class), USUAL_CLASSES.length - 1);
  t.is(standingIn(state.section), USUAL_CLASSES.length - 1);
  // What was left out is offered again, alone.
  const left = await look('classes');
  t.is(left.count, 2 + (first?.books.length ?? 0));
  t.is((await undo(1)).status, 201);
  t.is((await look('classes')).count, count);
});

test('a fee head that is left out leaves no sub-ledger behind, nor a fund what lies in it', async (t) => {
  const { app, take, look } = await newSchool(t);
  const { rows } = await look('chart');
  const head = rows.find((row: UsualChoice) => row.id.endsWith(':library') && row.on.length > 2);
  await take('chart', undefined, [head?.id, idOf(rows, 'বোর্ডিং তহবিল')]);
  const { feeHeads, funds, generalLedgers, subLedgers } = await app.desk.state(chartStream, SCHOOL);
  // Food lies in the boarding fund.
  t.is(feeHeads.size, Object.keys(USUAL_HEADS).length - 2);
  t.false([...subLedgers.values()].some(({ name }) => name === 'পাঠাগার ফি'));
  const standing = new Set(funds.keys());
  for (const row of [...generalLedgers.values(), ...subLedgers.values()]) t.true(standing.has(row.fundId));
});

test('what lies under something that is there already names it', async (t) => {
  const { app, look } = await newSchool(t);
  await app.done('POST', '/api/academic/insert_class', { ClassName: 'মীযান' });
  const { rows } = await look('classes');
  const under = rows.filter((row: UsualChoice) => row.under === 'মীযান');
  t.deepEqual(
    under.map(({ of, name }: UsualChoice) => [of.one, name]),
    [['শাখা', 'ক শাখা']],
  );
});

test('what is not on the list cannot be left out, and each of it is named', async (t) => {
  const { app, take, look } = await newSchool(t);
  const [one] = (await look('exams')).rows;
  const before = (await app.recorded()).length;
  const refused = await take('exams', undefined, [one.id, 'exam:ghost', 'class:Mizan']);
  t.like(refused, { status: 400, body: { code: 'setup.usual-unknown' } });
  t.deepEqual(
    refused.body.fields.map(({ path }: { path: string }) => path),
    ['without.1', 'without.2'],
  );
  t.is((await app.recorded()).length, before);
});

test('with everything left out there is nothing to make', async (t) => {
  const { app, take, look } = await newSchool(t);
  const { rows } = await look('exams');
  const before = (await app.recorded()).length;
  const refused = await take(
    'exams',
    undefined,
    rows.map(({ id }: UsualChoice) => id),
  );
  t.like(refused, { status: 409, body: { code: 'setup.usual-none' } });
  t.is((await app.recorded()).length, before);
});
