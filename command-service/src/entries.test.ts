import { type Entry, recordCatalogue, say } from '@madrasah/events';
import test from 'ava';
import { openSchool, type TestApp } from './test-support/app.ts';
import { FORMS, student } from './test-support/forms.ts';
import { ADMIT, furnish } from './test-support/office.ts';

// What holds of every dated record of somebody, tried of each by its definition. It is 14 April 2026 in Dhaka.
const TOMORROW = '2026-04-15';
const NOBODY = 70;
const CLERK = 6;

let app: TestApp;
test.beforeEach(async () => {
  app = await openSchool();
  await furnish(app);
  await app.done('POST', ADMIT, { data: student });
  await app.done('POST', ADMIT, { data: { ...student, UserName: 'উমর' } });
});
test.afterEach.always(() => app.close());

const refsOf = ({ fields }: Pick<Entry, 'fields'>) =>
  Object.entries(fields).flatMap(([wire, field]) => (field.kind === 'ref' ? [{ wire, to: field.to }] : []));

/** What is said in words: no entry keeps such in the open. */
const textsOf = ({ fields }: Entry) => Object.keys(fields).filter((wire) => fields[wire]?.kind === 'text');

/** What must be given: of texts those alone that have a sentence for a missing one. */
const requiredOf = ({ fields }: Entry) =>
  Object.entries(fields).flatMap(([wire, field]) =>
    field.kind === 'text' && field.missing === undefined ? [] : [wire],
  );

/** What must stand beside the rows that its fields name. */
const BESIDE: Readonly<Record<string, () => Promise<unknown>>> = {
  BookLoan: () =>
    app.done('POST', '/api/library/rules', {
      Reader: 'any',
      BookKinds: null,
      Books: 3,
      Days: 15,
      Renewals: 1,
    }),
};

/** Two rows more of each register that its fields name, and of those that these rest on. */
async function rows(entry: Pick<Entry, 'fields' | 'noun'>, made = new Set<string>()) {
  await BESIDE[entry.noun]?.();
  for (const { to } of refsOf(entry)) {
    if (made.has(to.noun)) continue;
    made.add(to.noun);
    await rows(to, made);
    const { path, example } = to.commands.add;
    for (const more of [' ১', ' ২'])
      await app.done(
        'POST',
        path,
        Object.fromEntries(
          Object.entries(example as object).map(([name, value]) => [
            name,
            to.fields[name]?.kind === 'text' && value !== '' ? `${value}${more}` : value,
          ]),
        ),
      );
  }
}

const formOf = ({ commands }: Entry, more: object = {}) => ({
  ...(FORMS[commands.write.name] as object),
  ...more,
});
type Step = keyof Entry['commands'];
const call = (entry: Entry, step: Step, body: unknown = {}, more: { seen?: number; token?: string } = {}) => {
  const { method, path } = entry.commands[step];
  const headers = more.seen === undefined ? {} : { 'If-Match': `"${more.seen}"` };
  return app.call(method, path.replace(':id', '1'), { token: more.token ?? app.token(1), body, headers });
};

async function recorded({ stream: category }: Entry) {
  const found: { type: string; data: Record<string, unknown> }[] = [];
  for await (const { stream, type, data } of app.store.readAll())
    if (stream.startsWith(`${category}-`)) found.push({ type, data: data as Record<string, unknown> });
  return found;
}

for (const entry of recordCatalogue) {
  const { noun, codes, events, id, power } = entry;
  const saidBy = (step: Step) => app.done('POST', entry.commands[step].path, formOf(entry), 'once');

  test.serial(
    `${noun}: pressed twice is once; it is of a student’s admission, what is his own is sealed`,
    async (t) => {
      await rows(entry);
      t.is((await saidBy('write')).id, 1);
      t.is((await saidBy('write')).id, 1);
      const [written, ...more] = await recorded(entry);
      t.deepEqual(more, []);
      const whose = entry.ofPerson ? { userId: 1 } : { userId: 1, admissionId: 1 };
      t.like(written, { type: events.write.type, data: { [id]: 1, ...whose } });
      const said = textsOf(entry).map((wire) => String(formOf(entry)[wire as never]));
      t.is(said.length > 0, entry.sealed.length + entry.noted.length > 0);
      for (const text of said) {
        t.true(text.length > 1);
        t.false(JSON.stringify(written).includes(text));
      }
    },
  );

  test.serial(`${noun}: changed by whoever has seen it as it stands, for the same student`, async (t) => {
    await rows(entry);
    await call(entry, 'write', formOf(entry));
    t.is((await call(entry, 'change', formOf(entry), { seen: 1 })).status, 200);
    t.like(await call(entry, 'change', formOf(entry), { seen: 1 }), {
      ...{ status: 409, body: { code: 'conflict.changed' } },
    });
    const another = await call(entry, 'change', formOf(entry, { UserID: 2 }), { seen: 2 });
    t.like(another, { status: 409, body: { code: codes.another, fields: [{ path: 'UserID' }] } });
    t.is((await recorded(entry)).length, 2);
  });

  test.serial(
    `${noun}: each printing is counted; a withdrawn one is gone, its number not given again`,
    async (t) => {
      await rows(entry);
      await call(entry, 'write', formOf(entry));
      const paper = entry.commands.print.example ?? {};
      t.is((await call(entry, 'print', paper)).body.data.printed, 1);
      t.is((await call(entry, 'print', paper)).body.data.printed, 2);
      t.is((await call(entry, 'withdraw')).status, 200);
      for (const step of ['withdraw', 'change', 'print'] as const)
        t.like(await call(entry, step, { ...formOf(entry), ...paper }), {
          ...{ status: 404, body: { code: codes.unknown } },
        });
      t.is((await call(entry, 'write', formOf(entry))).body.id, 2);
    },
  );

  test.serial(
    `${noun}: all that is missing is told at once, and nothing is recorded of what is refused`,
    async (t) => {
      await rows(entry);
      const { status, body } = await call(entry, 'write', {});
      t.is(status, 400);
      const missing = body.fields.map(({ path }: { path: string }) => path);
      const session = entry.of === 'anybody' ? [] : ['SessionID'];
      for (const path of ['UserID', ...session, ...requiredOf(entry)]) t.true(missing.includes(path), path);
      const write = (more: object) => call(entry, 'write', formOf(entry, more));
      const unlisted = refsOf(entry).map(({ wire }) => wire);
      const wrong = await write({ UserID: NOBODY, ...Object.fromEntries(unlisted.map((wire) => [wire, 9])) });
      t.is(wrong.status, 404);
      const told = wrong.body.fields.map(({ path }: { path: string }) => path);
      t.deepEqual(told, ['UserID', ...unlisted], 'nobody, and what is on no list, in one answer');
      if (entry.of !== 'anybody')
        t.like(await write({ SessionID: 7 }), { status: 404, body: { code: 'admission.not-found' } });
      for (const { wire, to } of refsOf(entry)) {
        const refused = await write({ [wire]: 9 });
        t.is(refused.status, 404);
        const message = say('bn', to.codes.unknown);
        t.like(
          refused.body.fields.find(({ path }: { path: string }) => path === wire),
          { message },
        );
      }
      for (const [path, field] of Object.entries(entry.fields))
        if (field.kind === 'day' && field.past)
          t.like(await write({ [path]: TOMORROW }), {
            status: 400,
            body: { code: codes.later, fields: [{ path }] },
          });
      t.deepEqual(await recorded(entry), []);
    },
  );

  test.serial(
    `${noun}: what one names stays on its list, and stays its own when it has left it`,
    async (t) => {
      await rows(entry);
      await call(entry, 'write', formOf(entry));
      for (const { to } of refsOf(entry)) {
        const { method = '', path = '' } = to.commands.remove ?? {};
        const remove = (row: number) =>
          app.call(method, path.replace(':id', `${row}`), { token: app.token(1) });
        t.is((await remove(1)).status, to.remove === 'refuse' ? 409 : 200);
        t.is((await remove(2)).status, 200);
      }
      t.is((await call(entry, 'change', formOf(entry), { seen: 1 })).status, 200);
    },
  );

  for (const [key, { command, event }] of Object.entries(entry.turns))
    test.serial(`${noun}: ${key}, of one that stands, on a day that has come, by whoever may`, async (t) => {
      await rows(entry);
      const body = FORMS[command.name] as object;
      const path = command.path.replace(':id', '1');
      const turn = (more: object = {}, token = app.token(1)) =>
        app.call('POST', path, { token, body: { ...body, ...more } });
      t.like(await turn(), { status: 404, body: { code: codes.unknown } });
      await call(entry, 'write', formOf(entry));
      t.is((await turn({}, app.token(CLERK))).status, 403);
      t.like(await turn({ On: TOMORROW }), { status: 400, body: { fields: [{ path: 'On' }] } });
      t.is((await recorded(entry)).length, 1);
      if ((await turn()).status !== 200) return;
      t.like((await recorded(entry)).at(-1), {
        type: event.type,
        data: { [id]: 1, userId: 1, admissionId: 1 },
      });
    });

  test.serial(`${noun}: whoever lacks the power does nothing with it`, async (t) => {
    await rows(entry);
    await call(entry, 'write', formOf(entry));
    for (const step of ['write', 'change', 'withdraw', 'print'] as const) {
      t.like(entry.commands[step].access, { power });
      t.is((await call(entry, step, formOf(entry), { token: app.token(CLERK) })).status, 403, step);
    }
    t.is((await recorded(entry)).length, 1);
  });
}
