import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { paperCode, paperKey, paperOfCode, sealWith } from './seal.ts';

const SCHOOL = '10001';
const OLD = 'the secret that signed tokens first, long enough';
const NEW = 'the secret that signs them since, as long';

test('what was printed is known when the secret that signs tokens was replaced, and before a key was kept', (t) => {
  const printed = paperCode(sealWith(paperKey(undefined, OLD)), SCHOOL, 'receipt', 12);
  const vault = new FileVault(':memory:');
  t.teardown(() => vault.close());
  vault.keyFor(SCHOOL, 'person:1'); // a house from before the key was kept
  const sealed = sealWith(paperKey(vault, OLD));
  const since = paperCode(sealed, SCHOOL, 'gate-pass', 7);
  const afresh = sealWith(paperKey(vault, NEW));
  t.deepEqual(paperOfCode(afresh, SCHOOL, printed), { kind: 'receipt', ids: [12] });
  t.deepEqual(paperOfCode(afresh, SCHOOL, since), { kind: 'gate-pass', ids: [7] });
  t.is(paperOfCode(sealWith(paperKey(undefined, NEW)), SCHOOL, printed), undefined);
});

test('a new house has a key of its own that follows from no secret, and keeps it', (t) => {
  const vault = new FileVault(':memory:');
  t.teardown(() => vault.close());
  const key = paperKey(vault, OLD);
  vault.keyFor(SCHOOL, 'person:1');
  t.deepEqual(paperKey(vault, NEW), key);
  t.notDeepEqual(key, paperKey(undefined, OLD));
  const other = new FileVault(':memory:');
  t.teardown(() => other.close());
  t.notDeepEqual(paperKey(other, OLD), key);
});

test('a paper that several numbers name is known by all of them alone', (t) => {
  const seal = sealWith(paperKey(undefined, OLD));
  const code = paperCode(seal, SCHOOL, 'mark-sheet', 1, 2, 3, 1, 40);
  t.regex(code, /^M1\.2\.3\.1\.40-[A-Z]{5}-[A-Z]{5}$/);
  const typed = code.replace('M1.2.3', 'm১.২.৩').replaceAll('-', ' ');
  t.deepEqual(paperOfCode(seal, SCHOOL, typed), { kind: 'mark-sheet', ids: [1, 2, 3, 1, 40] });
  for (const forged of [code.replace('.40', '.41'), code.replace('M1.', 'M'), code.replace('M', '')])
    t.is(paperOfCode(seal, SCHOOL, forged), undefined, forged);
  t.is(paperOfCode(seal, '20002', code), undefined);
});
