import { streams } from '@madrasah/events';
import { ApprovalRequested, ApprovalWithdrawn } from '@madrasah/events/approvals';
import { OpeningBalancesReversed } from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../../app-test-school.ts';
import { OTHER_SCHOOL, SCHOOL, testApp } from '../../app-test-support.ts';

const PATH = '/api/accounts/opening_balances';
const asked = (requestId: number) =>
  ApprovalRequested({
    ...{ requestId, kind: 'opening', on: '2026-04-20', userId: null, admissionId: null, itemId: null },
    ...{ amount: 14_900_00, places: { accounts: 1, dues: 1, advances: 1 }, why: null, noteId: null },
    command: {
      ...{ asOn: '2026-04-01', noteId: null },
      accounts: [{ subLedgerId: 2, fundId: 1, amount: 12_500_50 }],
      oldDues: [{ admissionId: 2, sessionId: null, fundId: 1, amount: 2400_00 }],
      advances: [{ userId: 1, fundId: 1, amount: 600_00 }],
    },
  });

test('a request for opening balances in the words of its form; withdrawn, it waits no more', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  await app.record(streams.journal(SCHOOL), asked(1));
  const { data } = (await app.get(`${PATH}/1`)).body;
  t.like(data, {
    ...{ on: '2026-04-01', reason: '', reversedOn: null },
    accounts: [{ SLID: 2, FundID: 1, amount: 12_500.5 }],
    oldDues: [{ AdmissionID: 2, SessionID: null, FundID: 1, amount: 2400 }],
    advances: [{ UserID: 1, FundID: 1, amount: 600 }],
  });
  t.true(data.oldDues[0].student.includes(' · '), data.oldDues[0].student);
  t.is(data.oldDues[0].student, data.advances[0].student);
  t.is((await app.get(`${PATH}/2`)).status, 404);
  t.is((await app.get(`${PATH}/1`, { school: OTHER_SCHOOL })).status, 404);
  const states = async (state: string) => (await app.get(`${PATH}?state=${state}`)).body.total;
  t.deepEqual([await states('waiting'), await states('withdrawn')], [1, 0]);
  await app.record(
    streams.journal(SCHOOL),
    ApprovalWithdrawn({ requestId: 1, kind: 'opening', on: '2026-04-20' }),
  );
  t.deepEqual([await states('waiting'), await states('withdrawn')], [0, 1]);
});

test('of what was posted and taken back since it says when', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'আমাদের');
  const back = {
    openingId: 1,
    openingRequest: 1,
    on: '2026-04-25',
    oldDues: [],
    unapplied: [],
    noteId: null,
  };
  await app.record(streams.journal(SCHOOL), asked(1), OpeningBalancesReversed({ ...back, postings: [] }));
  t.is((await app.get(`${PATH}/1`)).body.data.reversedOn, '2026-04-25');
});
