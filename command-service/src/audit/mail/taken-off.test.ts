import test, { type ExecutionContext } from 'ava';
import type { TestApp } from '../../test-support/app.ts';
import { mailServer } from '../../test-support/mail-server.ts';
import type { Outbox } from './outbox.ts';
import { AUDITOR, closedDay, HISAB, later, look, toServer } from './test-support.ts';

// Nobody who has had the proofs stops having them without being told.

/** A school whose auditors have had one mail. */
async function given(t: ExecutionContext) {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  const mailing = toServer(server.url);
  await look(app, mailing);
  return { app, server, mailing, to: () => server.received.map((mail) => mail.to) };
}

const auditors = (app: TestApp, addresses: string) =>
  app.done('PUT', '/api/accounts/audit/auditors', { Addresses: addresses, Language: 'en' });

/** Something happens, and the day is closed. */
async function nextRoot(app: TestApp, name: string): Promise<void> {
  later(app, 24 * 60);
  await app.done('POST', '/api/academic/insert_session', { SessionName: name });
  await app.done('POST', '/api/accounts/audit/roots');
}

test('an auditor who is taken off the list has one more mail, which tells everybody so', async (t) => {
  const { app, server, mailing, to } = await given(t);
  await auditors(app, HISAB);
  await nextRoot(app, '২০২৭');
  await look(app, mailing);
  await nextRoot(app, '২০২৮');
  await look(app, mailing);
  t.deepEqual(to(), [[HISAB, AUDITOR], [HISAB, AUDITOR], [HISAB]]);
  const told = (n: number) => (server.received[n]?.text ?? '').includes('taken off the list of auditors');
  t.deepEqual([told(0), told(1), told(2)], [false, true, false]);
  t.regex(server.received[1]?.text ?? '', new RegExp(`  ${AUDITOR}  \\(`));
});

test('when nobody is left the last mail goes all the same', async (t) => {
  const { app, mailing, to } = await given(t);
  await auditors(app, '');
  await nextRoot(app, '২০২৭');
  await look(app, mailing);
  await nextRoot(app, '২০২৮');
  await look(app, mailing);
  t.deepEqual(to(), [
    [HISAB, AUDITOR],
    [HISAB, AUDITOR],
  ]);
});

test('who is put back in time was never off; an address that was corrected before its first mail has none', async (t) => {
  const { app, server, mailing, to } = await given(t);
  await auditors(app, HISAB);
  await auditors(app, `${HISAB}, ${AUDITOR}, mistyped@example.org`);
  await auditors(app, `${HISAB}, ${AUDITOR}`);
  await nextRoot(app, '২০২৭');
  await look(app, mailing);
  t.deepEqual(to()[1], [HISAB, AUDITOR]);
  t.false(server.received[1]?.text.includes('taken off'));
});

test('a mail that does not go takes nobody’s last one away', async (t) => {
  const { app, mailing, to } = await given(t);
  await auditors(app, HISAB);
  await nextRoot(app, '২০২৭');
  await look(app, toServer('smtp://127.0.0.1:1'));
  later(app, 1);
  await look(app, mailing);
  t.deepEqual(to()[1], [HISAB, AUDITOR]);
});

test('who is taken off while a mail is on its way is told by the next', async (t) => {
  const { app, mailing, to } = await given(t);
  await nextRoot(app, '২০২৭');
  const outbox: Outbox = {
    async send(mail) {
      await auditors(app, HISAB);
      return mailing.outbox.send(mail);
    },
  };
  await look(app, { ...mailing, outbox });
  await nextRoot(app, '২০২৮');
  await look(app, mailing);
  await nextRoot(app, '২০২৯');
  await look(app, mailing);
  t.deepEqual(to().slice(1), [[HISAB, AUDITOR], [HISAB, AUDITOR], [HISAB]]);
});
