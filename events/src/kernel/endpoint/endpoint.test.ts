import test from 'ava';
import * as z from 'zod';
import { anyone } from './access.ts';
import { defineCommand } from './endpoint.ts';
import * as fields from './fields.ts';
import { definePostQuery, defineQuery } from './queries.ts';

const rename = defineCommand({
  name: 'RenameThing',
  method: 'PUT',
  path: '/things/:id',
  access: anyone(60),
  params: { id: fields.id() },
  body: z.object({ ThingName: fields.requiredText(20), Note: fields.optionalText() }),
  toCommand: (body, params) => ({ thingId: params.id, name: body.ThingName, note: body.Note }),
  message: 'thing.saved',
});

const read = (body: unknown, id = '7') => rename.input.safeParse({ params: { id }, body });

test('wire names become domain names, the path’s parameter among them', (t) => {
  t.deepEqual(read({ ThingName: ' Quill ', Note: 'x' }).data, { thingId: 7, name: 'Quill', note: 'x' });
});

test('a body that lies under `data` alone is unwrapped; beside other keys it is a key like any', (t) => {
  t.deepEqual(read({ data: { ThingName: 'Quill' } }).data, { thingId: 7, name: 'Quill', note: '' });
  t.is(read({ data: { ThingName: 'Quill' }, id: 1 }).success, false);
});

test('a problem in the path and one in the body are both told', (t) => {
  const issues = read({}, 'x').error?.issues.map(({ path, message }) => [path.join('.'), message]);
  t.deepEqual(issues, [
    ['params.id', 'request.number'],
    ['body.ThingName', 'request.required'],
  ]);
});

for (const body of [null, undefined, 5, 'text', []])
  test(`a body that is ${JSON.stringify(body)} is refused`, (t) => t.is(read(body).success, false));

test('a command without a body or parameters of its own reads whatever comes as nothing', (t) => {
  const touch = defineCommand({
    name: 'Touch',
    path: '/t',
    access: anyone(60),
    toCommand: () => ({ touched: true }),
    message: 'm',
  });
  t.deepEqual([touch.method, touch.status], ['POST', 200]);
  for (const body of [undefined, {}, { x: 1 }])
    t.deepEqual(touch.input.parse({ params: {}, body }), { touched: true });
});

test('a query leaves unknown keys alone and needs none of the optional ones', (t) => {
  const list = defineQuery({
    name: 'List',
    path: '/l',
    access: anyone(60),
    query: { page: fields.optionalInteger(1, 9) },
  });
  t.deepEqual(list.input.parse({ page: '২', other: 'x' }), { page: 2 });
  t.deepEqual(list.input.parse({}), {});
});

test('a question by POST reads path and body as a command does', (t) => {
  const weigh = definePostQuery({
    name: 'Weigh',
    path: '/things/:id/weigh',
    access: anyone(60),
    params: { id: fields.id() },
    body: z.object({ On: fields.day() }),
    toQuery: (body, { id }) => ({ id, on: body.On }),
  });
  t.deepEqual([weigh.kind, weigh.method], ['query', 'POST']);
  const body = { On: '2026-04-14' };
  for (const sent of [body, { data: body }])
    t.deepEqual(weigh.input.parse({ params: { id: '7' }, body: sent }), { id: 7, on: '2026-04-14' });
  const issues = weigh.input.safeParse({ params: {}, body: {} }).error?.issues;
  t.deepEqual(
    issues?.map(({ path }) => path.join('.')),
    ['params.id', 'body.On'],
  );
});

test('a command that may wait for a second person has a sentence for it, any other has none', (t) => {
  const ask = (waiting?: string) =>
    defineCommand({
      name: 'Ask',
      path: '/a',
      access: anyone(60),
      toCommand: () => ({}),
      message: 'm',
      ...(waiting ? { waiting } : {}),
    });
  t.is(ask('m.waits').waiting, 'm.waits');
  t.false('waiting' in ask());
});
