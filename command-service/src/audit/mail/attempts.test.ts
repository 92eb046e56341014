import test from 'ava';
import { mailServer } from '../../test-support/mail-server.ts';
import type { Outbox, Sent } from './outbox.ts';
import { AUDITOR, closedDay, HISAB, later, look, story, toServer } from './test-support.ts';

// When a mail is tried again, and that it never goes out twice by itself.
test('a server that is away is tried again, longer and longer apart, and has the mail once it is back', async (t) => {
  const gone = await mailServer();
  await gone.close();
  const app = await closedDay();
  t.teardown(() => app.close());
  await look(app, toServer(gone.url));
  await look(app, toServer(gone.url)); // too soon
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 server-away true']);
  later(app, 1);
  await look(app, toServer(gone.url));
  later(app, 4);
  await look(app, toServer(gone.url)); // the second pause is longer
  t.is((await story(app)).length, 4);
  const back = await mailServer({ port: gone.port });
  t.teardown(() => back.close());
  later(app, 1);
  await look(app, toServer(gone.url));
  t.deepEqual((await story(app)).slice(4), ['Claimed 3', 'ed 3']);
  t.is(back.received.length, 1);
});

test('after its last try it is left, and goes out when somebody asks for it', async (t) => {
  const gone = await mailServer();
  await gone.close();
  const app = await closedDay();
  t.teardown(() => app.close());
  for (const minutes of [0, 1, 5, 30, 120, 480, 2_000, 2_000]) {
    later(app, minutes);
    await look(app, toServer(gone.url));
  }
  const told = await story(app);
  t.is(told.length, 12);
  t.is(told.at(-1), 'Failed 6 server-away false');
  const back = await mailServer({ port: gone.port });
  t.teardown(() => back.close());
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  await look(app, toServer(back.url));
  t.deepEqual((await story(app)).slice(12), ['Asked', 'Claimed 7', 'ed 7']);
  t.is(back.received.length, 1);
});

test('a server that says "not now" is asked again; one that says "never" is not', async (t) => {
  for (const [code, said] of [
    [451, 'Failed 1 server-away true'],
    [554, 'Failed 1 turned-away false'],
  ] as const) {
    const server = await mailServer({ answer: { code, text: 'no' } });
    const app = await closedDay();
    await look(app, toServer(server.url));
    t.deepEqual(await story(app), ['Claimed 1', said]);
    await Promise.all([app.close(), server.close()]);
  }
});

test('of two recipients the one that was put off alone has it again, when the server takes it', async (t) => {
  const busy = await mailServer({ busy: [AUDITOR] });
  const app = await closedDay();
  t.teardown(() => app.close());
  await look(app, toServer(busy.url));
  await look(app, toServer(busy.url)); // too soon
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
  later(app, 1);
  await look(app, toServer(busy.url));
  t.deepEqual(
    (await story(app)).slice(2),
    ['Claimed 2', 'Failed 2 server-away true'],
    'nobody is left who takes it',
  );
  t.deepEqual(
    busy.received.map(({ to }) => to),
    [[HISAB]],
  );
  await busy.close();
  const well = await mailServer({ port: busy.port });
  t.teardown(() => well.close());
  later(app, 5);
  await look(app, toServer(well.url));
  later(app, 2_000);
  await look(app, toServer(well.url));
  t.deepEqual((await story(app)).slice(4), ['Claimed 3', 'ed 3']);
  t.deepEqual(
    well.received.map(({ to }) => to),
    [[AUDITOR]],
  );
});

test('who is put off to the last try is turned away then; who is asked for again goes to all', async (t) => {
  const busy = await mailServer({ busy: [AUDITOR] });
  const app = await closedDay(`${HISAB}, ${AUDITOR}`);
  t.teardown(() => Promise.all([app.close(), busy.close()]));
  const outcomes: Sent[] = [];
  const { outbox } = toServer(busy.url);
  // One more recipient is reached at each try, so that each has an outcome for both.
  const watched: Outbox = {
    async send(mail) {
      const sent = await outbox.send({ ...mail, recipients: [...new Set([HISAB, ...mail.recipients])] });
      outcomes.push(sent);
      return sent;
    },
  };
  for (const minutes of [0, 1, 5, 30, 120, 480, 2_000]) {
    later(app, minutes);
    await look(app, { outbox: watched });
  }
  t.is(outcomes.length, 6);
  t.is((await story(app)).length, 12);
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  let asked: readonly string[] = [];
  await look(app, {
    outbox: {
      async send(mail) {
        asked = mail.recipients;
        return { to: 'folder', accepted: mail.recipients, turnedAway: [], putOff: [] };
      },
    },
  });
  t.deepEqual(asked, [HISAB, AUDITOR]);
});

test('a line that broke when the mail was on it leaves it unknown, and is not sent a second time by itself', async (t) => {
  const server = await mailServer({ hangsUp: true });
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await look(app, toServer(server.url));
  later(app, 600);
  await look(app, toServer(server.url));
  t.is(server.received.length, 1);
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 unknown false']);
});

test('ended between the mail and its outcome, the next start sends no second one; a person may ask for it', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  const { outbox } = toServer(server.url);
  const dies: Outbox = {
    async send(mail) {
      await outbox.send(mail);
      throw new Error('the power is gone');
    },
  };
  await look(app, { outbox: dies });
  await app.restart();
  later(app, 5);
  await look(app, toServer(server.url));
  t.deepEqual(await story(app), ['Claimed 1']);
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  t.deepEqual(await story(app), ['Claimed 1'], 'it may still be on its way');
  later(app, 10);
  await app.done('POST', '/api/accounts/audit/roots/1/mail');
  await look(app, toServer(server.url));
  t.deepEqual(await story(app), ['Claimed 1', 'Asked', 'Claimed 2', 'ed 2']);
  t.is(server.received.length, 2);
});

test('of two instances that look at once, one sends', async (t) => {
  const server = await mailServer();
  const app = await closedDay();
  t.teardown(() => Promise.all([app.close(), server.close()]));
  await Promise.all([look(app, toServer(server.url)), look(app, toServer(server.url))]);
  t.is(server.received.length, 1);
  t.deepEqual(await story(app), ['Claimed 1', 'ed 1']);
});

test('a server that does not let us in is tried again: the password is put right meanwhile', async (t) => {
  const server = await mailServer({ password: 'right' });
  const app = await closedDay();
  const as = (password: string) => toServer(server.url.replace('//', `//madrasah:${password}@`));
  await look(app, as('wrong'));
  t.deepEqual(await story(app), ['Claimed 1', 'Failed 1 server-away true']);
  later(app, 1);
  await look(app, as('right'));
  t.deepEqual((await story(app)).slice(2), ['Claimed 2', 'ed 2']);
  t.is(server.received.length, 1);
  await Promise.all([app.close(), server.close()]);
});
