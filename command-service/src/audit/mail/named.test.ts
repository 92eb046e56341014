import { ConfirmingAloneSwitched, LoginRecovered } from '@madrasah/events/access';
import { ApprovalGiven, ApprovalRequested } from '@madrasah/events/approvals';
import test from 'ava';
import { accessStream } from '../../access/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { SCHOOL } from '../../test-support/app.ts';
import { auditStream } from '../state.ts';
import { namedIn } from './named.ts';
import type { Outbox } from './outbox.ts';
import { certificates, closedDay, look } from './test-support.ts';

const asked = ApprovalRequested({
  ...{ requestId: 7, kind: 'waiver', on: '2026-04-14', userId: null, admissionId: null, itemId: null },
  ...{ amount: 5, places: {}, why: null, noteId: null, command: {} },
});
const given = ApprovalGiven({ requestId: 7, kind: 'waiver', on: '2026-04-14', mark: 'made' });

test('the next mail names what bears a mark, a password set on the machine, and confirming alone; the one after it no more', async (t) => {
  const app = await closedDay();
  t.teardown(() => app.close());
  const texts: string[] = [];
  const outbox: Outbox = {
    send: async ({ text, recipients }) => {
      texts.push(text);
      return { to: 'server', accepted: [...recipients], turnedAway: [], putOff: [] };
    },
  };
  await look(app, { outbox, certificates });
  t.false(texts[0]?.includes('দ্বিতীয় কেউ ছিলেন না'));
  app.clock.advance(60_000);
  await app.given(journalStream, [asked, given]);
  await app.given(accessStream, [
    LoginRecovered({ loginId: 1, passwordHash: 'x' }),
    ConfirmingAloneSwitched({ allowed: true }),
  ]);
  app.clock.advance(60_000);
  await app.done('POST', '/api/accounts/audit/roots');
  await look(app, { outbox, certificates });
  for (const said of [
    /নং ৭: চেয়েছেন 0, অনুমোদন করেছেন 0। আর কেউ অনুমোদন করতে পারতেন না/,
    /no\. 7: asked by 0, confirmed by 0\. Nobody else could confirm it/,
    /The password of the login “type1” was set anew on the machine/,
    /“একাই অনুমোদন” চালু করেছেন/,
  ])
    t.regex(texts[1] ?? '', said);
  app.clock.advance(60_000);
  await app.done('POST', '/api/academic/insert_session', { SessionName: '২০২৭' });
  await app.done('POST', '/api/accounts/audit/roots');
  const last = (await app.desk.state(auditStream, SCHOOL)).last.get('root')?.rootId ?? 0;
  t.is((await namedIn(app.desk, SCHOOL, 2)).length, 3);
  await look(app, { outbox, certificates });
  t.is(last, 3);
  t.deepEqual(await namedIn(app.desk, SCHOOL, last), []);
});
