import { randomBytes } from 'node:crypto';
import test from 'ava';
import { draftKeysFrom } from './draft-key.ts';
import { VaultAway } from './port.ts';

const kept = randomBytes(32);
const vault = { keyFor: () => kept };

test('each login of each school has its own key of 32 bytes, the same at each start', (t) => {
  const [keyOf, after] = [draftKeysFrom(vault), draftKeysFrom(vault)];
  const keys = [keyOf('10001', 7), keyOf('10001', 8), keyOf('10002', 7), keyOf('1000', 17)];
  t.is(new Set(keys).size, 4);
  for (const key of keys) t.is(Buffer.from(key ?? '', 'base64url').length, 32);
  t.is(after('10001', 7), keys[0]);
  t.not(draftKeysFrom({ keyFor: () => randomBytes(32) })('10001', 7), keys[0], 'of another house');
});

test('while the vault is away there is none, and then there is; without a vault there never is', (t) => {
  let isAway = true;
  const keyOf = draftKeysFrom({
    keyFor() {
      if (isAway) throw new VaultAway('full');
      return kept;
    },
  });
  t.is(keyOf('10001', 7), undefined);
  isAway = false;
  t.is(keyOf('10001', 7), draftKeysFrom(vault)('10001', 7));
  t.is(draftKeysFrom(undefined)('10001', 7), undefined);
});
