import type { House } from '../../house/house.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

const [STRANGER, NEIGHBOUR, ADMIN] = ['198.51.100.7', '198.51.100.8', '203.0.113.9'];

interface Try {
  readonly school: string;
  readonly name?: string;
  readonly password?: string;
  readonly device?: string | undefined;
}

/** Signs in from an address; how long that took, in seconds. */
const signingIn =
  (house: House) =>
  async (from: string, { school, name = 'admin', password = PASSWORD_OF_ALL, device }: Try) => {
    const began = performance.now();
    const response = await fetch(`${house.address}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ name, password, school_id: school, ...(device && { device }) }),
    });
    const body = (await response.json()) as { readonly device?: string };
    return { status: response.status, body, seconds: (performance.now() - began) / 1000 };
  };

row(
  52,
  'while a stranger tries 55 passwords at once, the right one waits for none of them',
  async (t, house) => {
    const school = (await house.school()).id;
    const signIn = signingIn(house);
    const alone = Math.max(
      ...[(await signIn(ADMIN, { school })).seconds, (await signIn(ADMIN, { school })).seconds],
    );
    const wrong = Array.from({ length: 55 }, (_, at) =>
      signIn(STRANGER, { school, name: `nobody-${at}`, password: 'wrong horse' }),
    );
    const right = await signIn(ADMIN, { school });
    t.is(right.status, 200, 'the right one');
    // 2 s where the machine is free; on a busy one no more than a few times what it takes alone.
    const bound = Math.max(2, 5 * alone);
    t.ok(right.seconds <= bound, `${right.seconds.toFixed(1)} s of at most ${bound.toFixed(1)}`);
    for (const { status } of await Promise.all(wrong))
      t.ok([401, 429].includes(status), `a wrong one: ${status}`);
  },
);

row(52, 'a wrong old password counts with those of signing in, and IPv6 by its /64', async (t, house) => {
  const place = await house.school();
  const ordinary = await place.login('ordinary', 6);
  const path = `/api/users/update_login_user_password/${ordinary.loginId}`;
  const guess = () => ordinary.put(path, { password: 'another long one', oldPassword: 'wrong horse' });
  for (let time = 0; time < 10; time += 1) t.refused(await guess(), 'access.current-password');
  t.refused(await guess(), 'access.locked-out');

  const school = place.id;
  const signIn = signingIn(house);
  for (let at = 1; at <= 10; at += 1)
    t.is(
      (await signIn(`2001:db8:7:7::${at}`, { school, password: 'wrong horse' })).status,
      401,
      `address ${at}`,
    );
  t.is((await signIn('2001:db8:7:7::ffff', { school })).status, 429, 'another address of the same line');
  t.is((await signIn('2001:db8:7:8::1', { school })).status, 200, 'another line');
});

row(52, 'a password that everybody tries first is given to nobody', async (t, house) => {
  const school = await house.school();
  for (const password of ['12345678', 'Password1', 'bangladesh', '১২৩৪৫৬৭৮', 'aaaaaaaa', 'qwertyuiop']) {
    const answer = await school.admin.put(`/api/users/update_login_user_password/${school.admin.loginId}`, {
      password,
    });
    t.is([password, answer.body.code], [password, 'access.password-common']);
  }
});

row(52, 'a stranger behind the same address does not lock the administrator out', async (t, house) => {
  const school = (await house.school()).id;
  const signIn = signingIn(house);
  const before = await signIn(NEIGHBOUR, { school });
  const { device } = before.body;
  for (let time = 0; time < 11; time += 1) await signIn(NEIGHBOUR, { school, password: 'wrong horse' });
  t.is((await signIn(NEIGHBOUR, { school })).status, 429, 'a device nobody knows');
  t.is((await signIn(NEIGHBOUR, { school, device })).status, 200, 'the one on which he has signed in before');
  t.is((await signIn(NEIGHBOUR, { school, device: `${device}x` })).status, 429, 'nobody else makes one');
  for (let time = 0; time < 10; time += 1)
    t.is(
      (await signIn(NEIGHBOUR, { school, device, password: 'wrong horse' })).status,
      401,
      `his own ${time}`,
    );
  t.is((await signIn(NEIGHBOUR, { school, device })).status, 429, 'it is no way to guess on');
});
