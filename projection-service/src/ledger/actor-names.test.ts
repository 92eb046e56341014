import type { Login } from '@madrasah/service-kit/access';
import test from 'ava';
import { actorNames } from './actor-names.ts';

const login = (loginId: number, name: string, userId: number | null) =>
  [loginId, { loginId, name, userId } as Login] as const;
const logins = new Map([login(1, 'admin', null), login(2, 'cashier', 71), login(3, 'old', 72)]);
const people = [
  { userId: 71, profile: { name: 'মাওলানা আব্দুল করিম' } },
  { userId: 72, profile: null },
];
const deps = { access: { access: async () => ({ logins }) } } as unknown as Parameters<typeof actorNames>[0];
const tenant = {
  school: '10001',
  findByKeys: async (_: unknown, ids: number[]) => people.filter(({ userId }) => ids.includes(userId)),
} as unknown as Parameters<typeof actorNames>[1];

test('a paper names the person, not the login; the login where nobody stands behind it', async (t) => {
  const name = await actorNames(deps, tenant, 'bn');
  t.deepEqual(name(2), { id: 2, name: 'মাওলানা আব্দুল করিম' });
  t.is(name(1).name, 'admin');
  t.is(name(9).name, '9');
  t.is(name(0).name, 'system');
});

test('whoever was erased stays without a name', async (t) => {
  const { name } = (await actorNames(deps, tenant, 'en'))(3);
  t.not(name, 'old');
  t.true(name.length > 0);
});
