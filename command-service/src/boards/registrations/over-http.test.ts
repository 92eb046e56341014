import { postingsOf } from '@madrasah/events';
import type { Posting } from '@madrasah/events/ledger';
import test, { type ExecutionContext } from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { FORMS, student } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

const JOURNAL = `journal-${SCHOOL}_1`;
const REGISTER = '/api/board_exam/registrations';
const OWN = 3;
const BOARDS = 4;
const form = {
  ...{ UserID: 1, SessionID: 1, ExamNameID: 1, CenterID: 1, CreateDate: '2026-04-14' },
  ...{ BoardRoll: '', RegistrationNo: '' },
};

/** Two students who owe 500 each; a board exam that costs 50 of the house (head 3) and 650 of the board (head 4). */
async function office(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', '/api/accounts/general_ledgers', { FundID: 1, CAID: 4, GlName: 'অন্যের পক্ষে আদায়' });
  const heads = [
    { FundID: 1, GLID: 1, SlName: 'বোর্ড ফি (মাদরাসা)' },
    { FundID: 1, GLID: 3, SlName: 'বোর্ড ফি (বোর্ড)' },
  ];
  for (const [index, head] of heads.entries()) {
    await app.done('POST', '/api/accounts/sub_ledgers', head);
    const { GLID } = head;
    const asked = { FundID: 1, GLID, SLID: OWN + index, SFGNID: 3, chargeOn: 'demand' };
    await app.done('POST', '/api/accounts/fee_groups', asked);
  }
  const board = '/api/board_exam';
  for (const BoardName of ['বেফাক', 'হাইআ']) await app.done('POST', `${board}/names`, { BoardName });
  for (const BoardExamName of ['ফযীলত', 'ইবতিদাইয়্যাহ'])
    await app.done('POST', `${board}/exam_names`, { BoardID: 1, Marhala: 2, BoardExamName });
  for (const [index, CenterName] of ['লালবাগ', 'যাত্রাবাড়ী'].entries())
    await app.done('POST', `${board}/centers`, { BoardID: 1 + index, CenterName });
  const fee = { SessionID: 1, ExamNameID: 1 };
  await app.done('POST', `${board}/maskas_fees`, { ...fee, SLID: OWN, Amount: 50 });
  await app.done('POST', `${board}/maskas_fees`, { ...fee, SLID: BOARDS, Amount: '৬৫০' });
  for (const UserName of ['যায়েদ', 'উমর'])
    await app.done('POST', ADMIT, { ...student, UserCode: '', UserName });
  const call = (method: string, path: string, body: object, key?: string) =>
    app.call(method, path, { token: app.token(1), body, ...(key === undefined ? {} : { key }) });
  const entries = async (from = 0) => {
    const found: { type: string; data: Record<string, unknown> }[] = [];
    for await (const { type, data } of app.store.readStream(JOURNAL, { from })) found.push({ type, data });
    return found;
  };
  const balance = async (account: string) => {
    let sum = 0;
    for (const event of await entries())
      for (const one of postingsOf(event as never) as readonly Posting[])
        if (one.account === account) sum += one.debit - one.credit;
    return sum;
  };
  return { app, call, entries, balance };
}

test('W26 over HTTP: what is charged for the board is no income; paid on, nothing of it is left', async (t) => {
  const { app, call, entries, balance } = await office(t);
  const before = (await entries()).length;
  const written = await call('POST', REGISTER, form, 'once');
  t.like(written, { status: 201, body: { id: 1 } });
  t.deepEqual(await call('POST', REGISTER, form, 'once'), written, 'pressed twice, done once');
  const [charged, ...more] = await entries(before);
  t.deepEqual(more, []);
  t.like(charged, {
    type: 'FeesCharged',
    data: {
      ...{ boardExamId: 1, admissionId: null, sessionId: 1, on: '2026-04-14' },
      heads: [
        { subLedgerId: OWN, name: 'বোর্ড ফি (মাদরাসা) (ফযীলত)' },
        { subLedgerId: BOARDS, name: 'বোর্ড ফি (বোর্ড) (ফযীলত)' },
      ],
      totals: [{ fundId: 1, amount: 70_000 }],
    },
  });
  t.deepEqual([await balance(`sl:${OWN}`), await balance(`sl:${BOARDS}`)], [-5000, -65_000]);
  const rows = [2, 3].map((itemId, index) => {
    const amount = index === 0 ? 50 : 650;
    return {
      itemId: 1 + itemId,
      SFSID: 1 + itemId,
      SLID: OWN + index,
      amount,
      deduction: 0,
      deposit: amount,
    };
  });
  await app.done('POST', COLLECT, { ...(FORMS['CollectFees'] as object), Remark: '', fees: rows });
  t.is(await balance('sl:2'), 70_000);
  await app.done('POST', '/api/accounts/vouchers', {
    ...{ CAID: 2, FundID: 1, on: '2026-04-14', AccountType: 2, Account: 2, payee: 'বেফাক' },
    lines: [{ SLID: BOARDS, text: 'ফযীলত পরীক্ষা', Amount: 650 }],
  });
  t.deepEqual(
    [await balance(`sl:${BOARDS}`), await balance(`sl:${OWN}`), await balance('sl:2')],
    [0, -5000, 5000],
  );
});

test('once a student and exam, at a centre of its board; a charge that stands already is not made again', async (t) => {
  const { call, entries } = await office(t);
  const refused = async (more: object, method = 'POST', path = REGISTER) => {
    const { status, body } = await call(method, path, { ...form, ...more });
    return [status, (body.fields ?? []).map(({ path: at }: { path: string }) => at)];
  };
  const before = (await entries()).length;
  t.deepEqual(await refused({ CenterID: 2 }), [409, ['CenterID']]);
  t.is((await entries()).length, before, 'nothing is charged for what is refused');
  t.is((await call('POST', REGISTER, form)).status, 201);
  t.deepEqual(await refused({ CenterID: 2 }), [409, ['UserID', 'CenterID']], 'all of it at once');
  t.deepEqual(await refused({ ExamNameID: 2 }, 'PUT', `${REGISTER}/1`), [409, ['ExamNameID']]);
  t.is((await call('PUT', `${REGISTER}/1`, { ...form, BoardRoll: '১২০৪৫' })).status, 200);
  t.is(
    (await call('POST', REGISTER, { ...form, ExamNameID: 2 })).status,
    201,
    'what costs nothing charges nothing',
  );
  t.is((await entries()).length, before + 1);
});

test('a registration is withdrawn with its charge; what is paid of it keeps it', async (t) => {
  const { app, call, entries, balance } = await office(t);
  for (const UserID of [1, 2]) t.is((await call('POST', REGISTER, { ...form, UserID })).status, 201);
  t.is((await call('DELETE', `${REGISTER}/1`, {})).status, 200);
  t.is((await entries()).at(-1)?.type, 'ChargesReversed');
  t.deepEqual([await balance(`sl:${OWN}`), await balance(`sl:${BOARDS}`)], [-5000, -65_000]);
  t.is((await call('POST', REGISTER, form)).status, 201, 'registered anew, charged anew');
  t.is(await balance(`sl:${BOARDS}`), -130_000);
  const paid = { itemId: 5, SFSID: 5, SLID: OWN, amount: 50, deduction: 0, deposit: 50 };
  await app.done('POST', COLLECT, {
    ...(FORMS['CollectFees'] as object),
    UserID: 2,
    AdmissionID: 2,
    Remark: '',
    fees: [paid],
  });
  const before = (await entries()).length;
  t.like(await call('DELETE', `${REGISTER}/2`, {}), { status: 409, body: { code: 'fees.charges-paid' } });
  t.is((await entries()).length, before);
});
