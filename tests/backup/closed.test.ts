import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Proofs } from '@madrasah/service-kit/codec';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import { BackupFault } from '../../scripts/backup/contents.ts';
import { requireKnownBy } from '../../scripts/backup/vault-cover.ts';

const KEY = 'a key that only this test uses';
const hash = 'a'.repeat(64);

for (const vaultKey of [undefined, KEY])
  test(`events of before a closing want the vault of the same day${vaultKey ? ', its keys wrapped' : ''}`, (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'closed-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'vault.sqlite');
    const vault = new FileVault(file, vaultKey);
    const proofs = new Proofs(vault);
    proofs.close('access-10001', { upTo: 7, hash });
    proofs.close('platform', { upTo: 2, hash });
    vault.close();
    const ends = (access: number, platform: number) =>
      new Map([
        ['access-10001', access],
        ['platform', platform],
      ]);
    const required = (of: Map<string, number>) => () => requireKnownBy(file, vaultKey, of);
    t.notThrows(required(ends(7, 2)), 'as they were closed');
    t.notThrows(required(ends(9, 3)));
    for (const [of, stream] of [
      [ends(6, 3), 'access-10001@7'],
      [ends(9, 1), 'platform@2'],
      [new Map(), 'access-10001@0|platform@0'],
    ] as const)
      t.throws(required(of as Map<string, number>), {
        instanceOf: BackupFault,
        message: new RegExp(
          `^the vault is of later than these events \\((${stream}) is gone: .*--vault-from`,
        ),
      });
  });

test('a vault that nobody has closed a stream in fits all events', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'closed-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'vault.sqlite');
  const vault = new FileVault(file);
  vault.keyFor('10001', 'person:1');
  vault.close();
  t.notThrows(() => requireKnownBy(file, undefined, new Map()));
});
