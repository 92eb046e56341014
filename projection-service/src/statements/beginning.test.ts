import { dayInWords, paisa, say, streams } from '@madrasah/events';
import { cr, dr, OpeningBalancesPosted, OpeningBalancesReversed } from '@madrasah/events/ledger';
import test from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { SCHOOL, type TestApp, testApp } from '../app-test-support.ts';

const CASH = 'sl:2';
const postings = (amount: number) => [dr(CASH, 1, amount), cr('sys:fund-balance', 1, amount)];

/** A school whose general fund was brought over on the last day of March, and once more, by mistake, in February; dues alone also of 1 March. */
async function school(): Promise<TestApp> {
  const app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const opened = (openingId: number, on: string) =>
    OpeningBalancesPosted({ openingId, on, oldDues: [], postings: postings(500_00) });
  const back = { openingId: 2, openingRequest: 2, on: '2026-02-10', oldDues: [], unapplied: [], noteId: 3 };
  const taken = OpeningBalancesReversed({
    ...back,
    postings: [dr('sys:fund-balance', 1, 500_00), cr(CASH, 1, 500_00)],
  });
  const dues = OpeningBalancesPosted({
    ...{ openingId: 3, on: '2026-03-01' },
    oldDues: [{ itemId: 1, userId: 1, admissionId: 1, sessionId: 1, fundId: 1, amount: paisa(300_00) }],
    postings: [
      dr('sys:receivable', 1, 300_00, { party: 1, itemId: 1 }),
      cr('sys:fund-balance', 1, 300_00, { party: 1, itemId: 1 }),
    ],
  });
  await app.record(streams.journal(SCHOOL), opened(1, '2026-03-31'), opened(2, '2026-02-10'), taken, dues);
  return app;
}

const BEGIN = say('bn', 'statements.note-beginning', { day: dayInWords('2026-03-31', 'bn') });
const STATEMENTS = ['receipts_payments', 'income_expense', 'financial_position', 'fund_movement'];

test('statements say from which day the books are, within the year in which they begin and no other', async (t) => {
  const app = await school();
  t.teardown(() => app.end());
  const notesOf = async (statement: string, days: string) => {
    const { status, body } = await app.get(`/api/accounts/${statement}/paper?${days}`);
    t.is(status, 200, `${statement}: ${JSON.stringify(body).slice(0, 200)}`);
    const notes = body.blocks.filter(({ kind }: { kind: string }) => kind === 'note');
    return notes
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.includes('প্রারম্ভিক জের থেকে'));
  };
  for (const statement of STATEMENTS) {
    t.deepEqual(await notesOf(statement, 'from=2026-04-01&to=2026-04-30'), [BEGIN], statement);
    t.deepEqual(await notesOf(statement, 'from=2026-01-01&to=2026-03-30'), [], `${statement}, before`);
    t.deepEqual(
      await notesOf(statement, 'from=2026-04-01&to=2026-04-30&fundId=2'),
      [],
      `${statement}, another fund`,
    );
  }
});
