import { LoginCreated, PasswordChanged, SignedOut } from '@madrasah/events/access';
import test from 'ava';
import fc from 'fast-check';
import { plainTable } from '../folding/index.ts';
import { emptyAccess, evolveAccess, issueToken, LIFETIME_MS, loginOf, type TokenClaims } from './index.ts';

const SECRET = 'a secret of the tests that is long enough';
const START = Date.parse('2026-04-14T04:05:00.000Z');
const MINUTE = 60_000;

/** One school with two logins, a clock that may be set back, and a stream whose time never runs backwards. */
function school() {
  const state = emptyAccess(plainTable);
  let [clock, time, revision] = [START, START, 0];
  const record = ({ type, data }: { type: string; data: object }) => {
    time = Math.max(time, clock);
    revision += 1;
    const metadata = { at: new Date(time).toISOString(), actor: { id: 1 } };
    evolveAccess(state, { type, data, revision, metadata });
  };
  for (const loginId of [1, 2])
    record(LoginCreated({ loginId, userId: null, permissionType: 5, name: `${loginId}`, passwordHash: 'x' }));
  return {
    state,
    record,
    move: (minutes: number) => {
      clock = Math.max(START, clock + minutes * MINUTE);
    },
    now: () => clock,
    streamTime: () => time,
    signIn(loginId: number): TokenClaims {
      const { validFrom = 0 } = state.logins.get(loginId) ?? {};
      const login = { schoolId: '1001', loginId, permissionType: 5, validFrom };
      return issueToken(SECRET, login, new Date(clock)).claims;
    },
    signOut: ({ loginId, jti, expiresAt }: TokenClaims) =>
      record(SignedOut({ loginId, jti, expiresAt: new Date(expiresAt).toISOString() })),
  };
}

const loginId = fc.constantFrom(1, 2);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('in' as const), loginId }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('out' as const), which: fc.nat(30) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), minutes: fc.nat(900) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      minutes: fc.integer({ min: -2000, max: -1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('password' as const), loginId }) },
);

test('a token that was signed out opens nothing ever again, wherever the clock is set', (t) => {
  let forgotten = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const { state, record, move, signIn, signOut } = school();
      const held: TokenClaims[] = [];
      const out = new Set<TokenClaims>();
      for (const each of steps) {
        if (each.kind === 'in') held.push(signIn(each.loginId));
        if (each.kind === 'move') move(each.minutes);
        if (each.kind === 'password')
          record(PasswordChanged({ loginId: each.loginId, passwordHash: 'another' }));
        const token = each.kind === 'out' ? held[each.which % held.length] : undefined;
        if (token) {
          signOut(token);
          out.add(token);
        }
        for (const one of out) t.is(loginOf(state, one), undefined);
      }
      forgotten += out.size - state.revoked.size;
    }),
    { seed: 7, numRuns: 400 },
  );
  t.true(forgotten > 100, `${forgotten}`);
});

test('forgetting sign-outs shuts nobody out whose token has not run out, and whoever signs in afresh gets in', (t) => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80, size: 'max' }), (steps) => {
      const { state, move, now, streamTime, signIn, signOut } = school();
      const held: TokenClaims[] = [];
      const out = new Set<TokenClaims>();
      for (const each of steps) {
        if (each.kind === 'in') {
          const token = signIn(each.loginId);
          t.truthy(loginOf(state, token));
          held.push(token);
        }
        if (each.kind === 'move') move(each.minutes);
        const token = each.kind === 'out' ? held[each.which % held.length] : undefined;
        if (token) {
          signOut(token);
          out.add(token);
        }
        const latest = Math.max(now(), streamTime());
        for (const one of held) if (!out.has(one) && one.expiresAt > latest) t.truthy(loginOf(state, one));
      }
    }),
    { seed: 11, numRuns: 400 },
  );
});

test('of a year of sign-outs those of the last working day are kept', (t) => {
  const { state, move, signIn, signOut } = school();
  for (let day = 0; day < 365; day += 1)
    for (let turn = 0; turn < 10; turn += 1) {
      signOut(signIn(1 + (turn % 2)));
      move(144);
    }
  t.true(state.revoked.size <= Math.ceil(LIFETIME_MS / (144 * MINUTE)) + 1, `${state.revoked.size}`);
});
