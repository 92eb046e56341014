import type { House } from '../../house/house.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

/** Signs in from an address; how long that took, in seconds. */
async function signIn(house: House, from: string, of: object) {
  const began = performance.now();
  const response = await fetch(`${house.address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ name: 'admin', password: PASSWORD_OF_ALL, ...of }),
  });
  const body = (await response.json()) as { readonly device?: string };
  const told = response.headers.get('retry-after');
  return { status: response.status, body, told, seconds: (performance.now() - began) / 1000 };
}

row(
  52,
  'sixty wrong ones for one login from sixty addresses hold up no device of it, and no other login',
  async (t, house) => {
    const place = await house.school();
    const other = await place.login('hisab', 4);
    const school = { school_id: place.id };
    const first = await signIn(house, '203.0.113.20', school);
    const { device } = first.body;
    const bound = Math.max(2, 5 * first.seconds);
    const wrong = Array.from({ length: 60 }, (_, at) =>
      signIn(house, `198.51.100.${100 + at}`, { ...school, password: 'wrong horse' }),
    );
    const tries = await Promise.all([
      signIn(house, '203.0.113.21', { ...school, device }),
      signIn(house, '203.0.113.22', { ...school, name: other.name }),
    ]);
    for (const { status, seconds } of tries) {
      t.is(status, 200, 'a right one');
      t.ok(seconds <= bound, `${seconds.toFixed(1)} s of at most ${bound.toFixed(1)}`);
    }
    for (const { status, told } of await Promise.all(wrong)) {
      t.ok([401, 429].includes(status), `a wrong one: ${status}`);
      t.ok(status !== 429 || Number(told) > 0, 'and when to try again');
    }
  },
);

row(52, 'however many a stranger sends from an address, a device known there signs in', async (t, house) => {
  const school = { school_id: (await house.school()).id };
  const HERE = '198.51.100.77';
  const { device } = (await signIn(house, HERE, school)).body;
  await Promise.all(
    Array.from({ length: 70 }, (_, at) =>
      signIn(house, HERE, { ...school, name: `nobody-${at}`, password: 'wrong horse' }),
    ),
  );
  t.is((await signIn(house, HERE, school)).status, 429, 'a device nobody knows');
  t.is((await signIn(house, HERE, { ...school, device })).status, 200, 'his own');
});
