import { type EventStore, inProcessEventStore } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { FORMS, student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const A = '/api/accounts';
const form = (name: string) => FORMS[name] as Readonly<Record<string, unknown>>;
const PAID = { ...form('CollectFees'), Remark: '' };
const ERASE = '/api/users/1/erase';
const WHY = { reason: 'অভিভাবকের অনুরোধ' };

async function school(store?: EventStore): Promise<TestApp> {
  const app = await openSchool({ ...(store && { store }), policies: true });
  await furnish(app);
  for (const UserName of [student.UserName, 'উমর'])
    await app.done('POST', ADMIT, { data: { ...student, UserName } });
  await app.done('POST', '/api/students/studentvacation_type', { VacationList: 'ঈদের ছুটি' });
  return app;
}

async function lengths(app: TestApp): Promise<number> {
  let events = 0;
  for await (const _ of app.store.readAll()) events += 1;
  return events;
}

const call = (app: TestApp, path: string, body: unknown, login = 1, method = 'POST') =>
  app.call(method, path, { token: app.token(login), body });
const vacation = (app: TestApp, Comment: string) =>
  call(app, '/api/students/student_vacation', { ...form('GrantVacation'), Comment });

test('nothing is typed any more about whoever is erased; his money goes on without words', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('PUT', '/api/users/rfid_card', form('AssignCard'));
  t.is((await call(app, `${A}/waivers`, { itemId: 1, amount: 100, reason: 'এতিম' })).status, 202);
  await app.done('POST', ERASE, WHY);
  const before = await lengths(app);
  const typed = {
    comment: () => call(app, `${A}/fee_comments`, form('WriteFeeComment')),
    promise: () => call(app, `${A}/promises`, form('PromisePayment')),
    reply: () => call(app, `${A}/dues_confirmations`, form('RecordDuesReply')),
    remark: () => call(app, COLLECT, { ...PAID, Remark: 'ছাড়' }),
    payer: () => call(app, COLLECT, { ...PAID, payer: 'চাচা' }),
    rejection: () => call(app, `${A}/waivers/1/reject`, { reason: 'কাগজ নেই' }, 2),
    waiver: () => call(app, `${A}/waivers`, { itemId: 1, amount: 50, reason: 'এতিম' }),
    leaving: () => call(app, '/api/students/leave/1', form('LeaveStudent')),
  };
  const never = {
    vacation: () => vacation(app, 'বোনের বিবাহ'),
    card: () => call(app, '/api/users/rfid_card', form('AssignCard'), 1, 'PUT'),
    blocked: () => call(app, '/api/users/rfid_card/1', form('BlockCard'), 1, 'DELETE'),
  };
  for (const [what, ask] of Object.entries(typed))
    t.like(await ask(), { status: 409, body: { code: 'people.erased-said' } }, what);
  for (const [what, ask] of Object.entries(never))
    t.like(await ask(), { status: 409, body: { code: 'people.erased' } }, what);
  t.is(await lengths(app), before, 'nothing is recorded');
  t.like(await call(app, COLLECT, PAID), { status: 201 }, 'his dues are taken');
  t.is((await call(app, `${COLLECT}/1/reverse`, WHY)).body.code, 'people.erased-said');
  t.like(await call(app, `${COLLECT}/1/reverse`, {}), { status: 201 }, 'a void needs no reason');
  t.like(await call(app, `${A}/waivers/1/reject`, {}, 2), { status: 200 }, 'nor does a no');
});

test('of everybody else a reason is asked for as ever', async (t) => {
  const app = await school();
  t.teardown(() => app.close());
  await app.done('POST', COLLECT, PAID);
  const without = await call(app, `${COLLECT}/1/reverse`, { reason: ' ' });
  t.like(without, { status: 400, body: { code: 'request.invalid', fields: [{ path: 'reason' }] } });
  t.is((await call(app, `${A}/waivers`, { itemId: 2, amount: 100, reason: 'এতিম' })).status, 202);
  t.is((await call(app, `${A}/waivers/1/reject`, {}, 2)).status, 400);
  t.is((await call(app, `${COLLECT}/1/reverse`, WHY)).status, 201);
});

test('what is written while he is erased is ended with him, whichever was first in the log', async (t) => {
  const inner = inProcessEventStore(':memory:');
  let release = () => {};
  let arrived = () => {};
  const waits = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const store: EventStore = {
    ...inner,
    async append(stream, expected, events) {
      if (stream.startsWith('dues-')) {
        arrived();
        await held;
      }
      return inner.append(stream, expected, events);
    },
  };
  const app = await school(store);
  t.teardown(() => app.close());
  const comment = call(app, `${A}/fee_comments`, form('WriteFeeComment'));
  await waits; // it is decided, its note stands, and its entry is on the way
  await app.done('POST', ERASE, WHY);
  release();
  t.is((await comment).status, 201);
  const notes: unknown[] = [];
  for await (const { type, data } of app.store.readStream(`notes-${SCHOOL}`)) notes.push([type, data]);
  t.like(notes.at(-1), ['NoteErased', { why: 'person' }]);
  const standing = () => app.vault.standing(SCHOOL, 'note:1');
  for (let tries = 0; tries < 200 && standing() !== 'destroyed'; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  t.is(standing(), 'destroyed');
});
