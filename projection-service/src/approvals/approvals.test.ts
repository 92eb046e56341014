import { paisa, streams } from '@madrasah/events';
import { ConfirmingAloneSwitched, LoginCreated, PowersSet, permissionIds } from '@madrasah/events/access';
import {
  ApprovalGiven,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
} from '@madrasah/events/approvals';
import { DrawerHandedOver } from '@madrasah/events/closing';
import { FeeWaived } from '@madrasah/events/concessions';
import {
  cr,
  dr,
  MoneyAccountChanged,
  OpeningBalancesReversed,
  SubLedgerAdded,
} from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { PersonRegistered } from '@madrasah/events/people';
import test from 'ava';
import { CLERK, OTHER_SCHOOL, SCHOOL, testApp } from '../app-test-support.ts';

const APPROVALS = '/api/accounts/approvals';

/** Asked for by login 1, who writes every event of these tests. */
const asked = (requestId: number, kind = 'waiver', amount = 5000) =>
  ApprovalRequested({
    ...{ requestId, kind, amount, on: '2026-04-20', userId: null, admissionId: null, itemId: null },
    ...{ places: { head: 'বেতন', month: 3 }, why: null, noteId: 1, command: {} },
  });

const confirms = (power: string) =>
  PowersSet({
    ...{ loginId: CLERK, permissionListId: permissionIds.get(power) as number },
    ...{ view: true, insert: false, edit: true, delete: false },
  });

test('what waits is shown to whoever may confirm it, with sum, reason and asker, and never to who asked', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'এতিম' } }));
  await app.record(streams.journal(SCHOOL), asked(1), asked(2, 'write-off', 7000), asked(3));
  await app.record(streams.journal(OTHER_SCHOOL), asked(9));
  const clerk = { loginId: CLERK };
  const own = { why: 'নিজের আবেদন নিজে অনুমোদন বা নাকচ করা যায় না; অন্য একজনকে করতে হবে', count: 3 };
  t.like((await app.get(APPROVALS)).body, { data: [], barred: [own] });
  t.deepEqual((await app.get(APPROVALS, clerk)).body.data, []);
  await app.record(streams.access(SCHOOL), confirms('concession_approve'));
  const { body } = await app.get(APPROVALS, clerk);
  t.deepEqual(
    body.data.map(({ requestId }: { requestId: number }) => requestId),
    [1, 3],
  );
  t.like(body, { total: 2, totals: { amount: 100 } });
  t.deepEqual(body.data[0], {
    ...{ requestId: 1, on: '2026-04-20', text: 'মওকুফ: বেতন, যিলহজ্ব', amount: 50, reason: 'এতিম' },
    ...{
      asker: { id: 1, name: 'login1' },
      kind: 'waiver',
      path: '/api/accounts/waivers',
      UserID: null,
      AdmissionID: null,
      mayDecide: true,
      mayReject: true,
      mayNot: null,
      void: false,
      // The asker has given him the power, and nobody else could confirm it.
      mark: 'আর কেউ অনুমোদন করতে পারতেন না: যাঁর কাজ, অনুমোদনকারীকে তিনি নিজে বা তাঁর দেওয়া লগইন দিয়ে ক্ষমতা দিয়েছেন',
    },
  });
  await app.record(
    streams.journal(SCHOOL),
    ApprovalGiven({ requestId: 1, kind: 'waiver', on: '2026-04-21' }),
  );
  t.is((await app.get(APPROVALS, clerk)).body.total, 1);
  const box = { subLedgerId: 9, ledgerId: 3, fundId: 1, class: 3, name: 'ক্যাশ', allowedFunds: null };
  const facts = { moneyKind: 'cash' as const, allowedFunds: null, limit: null, overdraft: false };
  await app.record(
    streams.chart(SCHOOL),
    SubLedgerAdded(box as never),
    MoneyAccountChanged({ subLedgerId: 9, ...facts, holderId: CLERK }),
  );
  const why = 'যাঁর হাতে কোনো ক্যাশ বা হিসাব আছে তিনি অনুমোদন করতে পারেন না';
  t.like((await app.get(APPROVALS, clerk)).body, { total: 0, barred: [{ why, count: 1 }] });
  await app.record(streams.access(SCHOOL), confirms('write_off'));
  const listed = (await app.get('/api/accounts/waivers?state=waiting', clerk)).body.data;
  t.like(listed, [{ requestId: 3, mayDecide: false, mayNot: why }]);
});

test('what was withdrawn, rejected or taken back is struck, and is not added up', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'এতিম' } }));
  const nothing = { asOn: '2026-04-01', accounts: [], oldDues: [], advances: [], noteId: 1 };
  const opening = (requestId: number) => {
    const one = asked(requestId, 'opening', 7000);
    return {
      ...one,
      data: { ...one.data, places: { assets: 7000, liabilities: 0, balance: 7000 }, command: nothing },
    };
  };
  await app.record(
    streams.journal(SCHOOL),
    ...[1, 2, 3, 4].map(opening),
    ApprovalWithdrawn({ requestId: 1, kind: 'opening', on: '2026-04-21' }),
    ApprovalRefused({ requestId: 2, kind: 'opening', on: '2026-04-21', noteId: 1 }),
    ApprovalGiven({ requestId: 3, kind: 'opening', on: '2026-04-21' }),
    OpeningBalancesReversed({
      ...{ openingId: 1, openingRequest: 3, on: '2026-04-21', noteId: null, postings: [] },
      ...{ oldDues: [], unapplied: [] },
    }),
  );
  const { body } = await app.get('/api/accounts/opening_balances', {});
  t.deepEqual(
    body.data.map(({ requestId, void: isVoid }: { requestId: number; void: boolean }) => [requestId, isVoid]),
    [
      [4, false],
      [3, true],
      [2, true],
      [1, true],
    ],
  );
  t.is(body.totals.amount, body.data[0].amount);
});

test('what waits is not shown to whoever took a drawer over, and is again when he has handed it on', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  await app.record(streams.access(SCHOOL), confirms('concession_approve'), confirms('write_off'));
  const box = { subLedgerId: 9, ledgerId: 3, fundId: 1, class: 3, name: 'ক্যাশ', allowedFunds: null };
  await app.record(streams.chart(SCHOOL), SubLedgerAdded(box as never));
  await app.record(streams.journal(SCHOOL), asked(1));
  const seen = async () => ({
    waiting: (await app.get(APPROVALS, { loginId: CLERK })).body.total,
    may: (await app.get('/api/accounts/waivers', { loginId: CLERK })).body.data[0]?.mayDecide,
  });
  t.deepEqual(await seen(), { waiting: 1, may: true });
  const handOver = (handOverId: number, to: number) =>
    app.record(
      streams.journal(SCHOOL),
      DrawerHandedOver({
        ...{ handOverId, to, moneyAccount: 9, on: '2026-04-20' },
        ...{ book: [], notes: [], counted: 0, difference: 0 },
      }),
    );
  await handOver(1, CLERK);
  t.deepEqual(await seen(), { waiting: 0, may: false });
  await handOver(2, 1);
  t.deepEqual(await seen(), { waiting: 1, may: true });
});

test('why a login may not confirm is told: a student’s never, one that the asker made not within 30 days', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const login = (loginId: number, userId: number) =>
    LoginCreated({ loginId, userId, permissionType: 4, name: `login${loginId}`, passwordHash: 'x' });
  const person = (userId: number, userType: number) =>
    PersonRegistered({ userId, userCode: `${userId}`, userType, gender: 1, profile: null });
  await app.record(streams.people(SCHOOL), person(5, 1), person(6, 2));
  await app.record(streams.access(SCHOOL), confirms('concession_approve'), login(3, 5));
  app.clock.advance(30 * 86_400_000);
  await app.record(streams.access(SCHOOL), login(4, 6));
  await app.record(streams.journal(SCHOOL), asked(1));
  const barred = async (loginId: number) => (await app.get(APPROVALS, { loginId })).body.barred;
  t.deepEqual(await barred(CLERK), []);
  t.like(await barred(3), [{ why: 'শিক্ষার্থী, অভিভাবক বা দাতার লগইন দিয়ে অনুমোদন বা নাকচ করা যায় না' }]);
  t.regex((await barred(4))[0].why, /“login1” ২০ মে ২০২৬ আপনার লগইন তৈরি করেছেন/);
  app.clock.advance(30 * 86_400_000);
  t.deepEqual(await barred(4), []);
});

test('a confirmation that bears a mark tells it in the list, on the entry, among the controls and in the recount', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const on = '2026-04-20';
  const about = { party: 1, itemId: 1 };
  const waived = FeeWaived({
    ...{
      waiverId: 1,
      on,
      userId: 1,
      admissionId: 2,
      itemId: 1,
      fundId: 1,
      amount: paisa(50_00),
      noteId: null,
    },
    postings: [dr('sys:waiver', 1, 50_00, about), cr('sys:receivable', 1, 50_00, about)],
  });
  await app.record(streams.access(SCHOOL), ConfirmingAloneSwitched({ allowed: true }));
  await app.record(streams.journal(SCHOOL), asked(1));
  await app.record(
    streams.journal(SCHOOL),
    waived,
    ApprovalGiven({ requestId: 1, kind: 'waiver', on, mark: 'alone' }),
  );
  const mark = 'একা: প্রতিষ্ঠানে আর কারও লগইন ছিল না, একজনই চেয়েছেন ও অনুমোদন করেছেন';
  t.like((await app.get('/api/accounts/waivers')).body.data, [{ requestId: 1, mark }]);
  t.like((await app.get('/api/accounts/journal?revision=1')).body.data, [{ type: 'FeeWaived', mark }]);
  const controls = (await app.get(`/api/accounts/controls?from=${on}&to=${on}`)).body.data.marked;
  t.is(controls.length, 1);
  t.like(controls[0], { type: 'FeeWaived', amount: 50 });
  t.true(controls[0].reason.includes(mark));
  t.like((await app.get('/api/accounts/audit/verify')).body.alone, { allowed: true, confirmed: 1 });
});

test('the requests of a kind are listed by their state, with who decided and why not', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const [kind, on] = ['waiver', '2026-04-21'];
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 2, texts: { reason: 'কাগজ নেই' } }));
  await app.record(streams.journal(SCHOOL), asked(1), asked(2), asked(3), asked(4, 'write-off'));
  const decisions = [
    ApprovalGiven({ requestId: 1, kind, on }),
    ApprovalRefused({ requestId: 2, kind, on, noteId: 2 }),
  ];
  await app.record(streams.journal(SCHOOL), ...decisions);
  const list = async (query = '') => (await app.get(`/api/accounts/waivers${query}`)).body;
  const ids = ({ data }: { data: { requestId: number }[] }) => data.map(({ requestId }) => requestId);
  t.deepEqual(ids(await list()), [3, 2, 1]);
  t.deepEqual(ids(await list('?state=waiting')), [3]);
  t.deepEqual(ids(await list('?state=approved')), [1]);
  const rejected = await list('?state=rejected');
  t.like(rejected.data[0], {
    ...{ requestId: 2, state: 3, answer: 'কাগজ নেই', decidedOn: on, mayDecide: false },
    decider: { id: 1, name: 'login1' },
  });
  t.is((await app.get('/api/accounts/waivers?state=lost')).status, 400);
});

test('what waits is told with the day of its entry, where it has one, and listed by it', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const of = (requestId: number, kind: string, command: object) =>
    ApprovalRequested({ ...asked(requestId, kind).data, places: {}, command: command as never });
  const journal = (on: string) => ({ fundId: 1, on, lines: [], noteId: 1 });
  const given = { fromFund: 1, moneyAccount: 2, toFund: 2, toAccount: 2, amount: paisa(500), noteId: 1 };
  await app.record(streams.notes(SCHOOL), NoteWritten({ noteId: 1, texts: { reason: 'শূরা' } }));
  await app.record(
    streams.journal(SCHOOL),
    of(1, 'journal-voucher', journal('2026-04-02')),
    of(2, 'fund-transfer', { kind: 'gift', on: '2026-03-31', ...given }),
    of(3, 'waiver', { itemId: 1, amount: 5, noteId: 1 }),
    of(4, 'voucher-reversal', { an: 'earlier version' }),
  );
  await app.record(
    streams.access(SCHOOL),
    ...['journal_voucher', 'balance_transfer', 'concession_approve', 'write_off', 'record_delete_edit'].map(
      confirms,
    ),
  );
  const rows = async (query = '') =>
    (await app.get(`${APPROVALS}${query}`, { loginId: CLERK })).body.data as Record<string, unknown>[];
  const days = (await rows()).map(({ requestId, on, entryOn }) => [requestId, on, entryOn]);
  t.deepEqual(days, [
    [1, '2026-04-20', '2026-04-02'],
    [2, '2026-04-20', '2026-03-31'],
    [3, '2026-04-20', undefined],
    [4, '2026-04-20', undefined],
  ]);
  const dated = (await rows('?sort=entryOn')).filter(({ entryOn }) => entryOn);
  t.deepEqual(
    dated.map(({ requestId }) => requestId),
    [2, 1],
  );
});

test('a gift between funds says from which to which', async (t) => {
  const app = await testApp();
  t.teardown(() => app.end());
  const places = { way: 'loan', giver: 'সাধারণ', taker: 'বোর্ডিং' };
  await app.record(streams.journal(SCHOOL), ApprovalRequested({ ...asked(1, 'fund-transfer').data, places }));
  const [row] = (await app.get('/api/accounts/transfer_requests')).body.data;
  t.is(row.text, 'তহবিলের কর্জ: সাধারণ থেকে বোর্ডিং');
});
