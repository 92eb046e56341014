import test from 'ava';
import { openSchool, type TestApp } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const A = '/api/accounts';
const TODAY = '2026-04-14';
const WHY = { reason: 'অভিভাবকের অনুরোধ' };

/** Two students with a charge each, and with a payment where it is wanted; the first is erased. */
async function school(paid: boolean): Promise<TestApp> {
  const app = await openSchool({ policies: true });
  await furnish(app);
  for (const UserName of [student.UserName, 'উমর'])
    await app.done('POST', ADMIT, { data: { ...student, UserName } });
  for (const id of paid ? [1, 2] : [])
    await app.done('POST', COLLECT, {
      ...{ UserID: id, AdmissionID: id, AccountType: 2, Account: 2, CreateAt: TODAY },
      fees: [{ itemId: id, SLID: 1, amount: 500, deduction: 0, deposit: 100 }],
    });
  await app.done('POST', '/api/users/1/erase', WHY);
  return app;
}

interface Asked {
  readonly path: string;
  readonly body: object;
  readonly method?: string;
  readonly typed?: object;
  readonly paid?: boolean;
}

/** What is done about the money of whose admission and first charge these are; each asks why. */
const MONEY = (id: number): Readonly<Record<string, Asked>> => ({
  waiver: { path: `${A}/waivers`, body: { itemId: id, amount: 50 } },
  'write-off': { path: `${A}/write_offs`, body: { itemId: id, amount: 50 } },
  concession: {
    path: `${A}/concession_requests`,
    body: { AdmissionID: id, itemId: id, kind: 'concession', amount: 10 },
  },
  refund: {
    path: `${A}/refunds`,
    body: { AdmissionID: id, itemId: id, amount: 20, Account: 2 },
    paid: true,
    typed: { payee: 'পিতা', ...WHY },
  },
  'charges taken back': { path: `${A}/charges/reverse`, body: { items: [id] } },
  'a void': { path: `${COLLECT}/${id}/reverse`, body: {}, paid: true },
  leaving: { path: `/api/students/leave/${id}`, body: { on: TODAY, kind: 'left' } },
  'settlement of a leaver': { path: `${A}/leaver_settlement/${id}`, body: { on: TODAY, writeOff: 0 } },
});

const send = (app: TestApp, { path, body, method = 'POST' }: Asked, more: object = {}) =>
  app.call(method, path, { token: app.token(1), body: { ...body, ...more } });

const pathsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  (body.fields as readonly { readonly path: string }[]).map(({ path }) => path);

for (const what of Object.keys(MONEY(1)))
  test(`${what}: of whoever is erased without a word, of everybody else with one`, async (t) => {
    const his = MONEY(1)[what] as Asked;
    const another = MONEY(2)[what] as Asked;
    const app = await school(his.paid === true);
    t.teardown(() => app.close());
    const words = his.typed ?? WHY;
    const typed = await send(app, his, words);
    t.like(typed, { status: 409, body: { code: 'people.erased-said' } });
    t.deepEqual(pathsOf(typed), Object.keys(words));
    t.true([201, 202].includes((await send(app, his)).status), 'without a word');
    const silent = await send(app, another);
    t.is(silent.status, 400);
    t.deepEqual(pathsOf(silent), Object.keys(words));
    t.true([201, 202].includes((await send(app, another, words)).status), 'with one');
  });
