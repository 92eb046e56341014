/** `npm run backup`: the events, and apart from them the vault, copied while the product runs. */
import { parseArgs } from 'node:util';
import { toldOfFiles } from './copy-files.ts';
import { houseOf } from './house.ts';
import { settle } from './settle.ts';
import { type Taken, takeBackup } from './take.ts';

const USAGE = `npm run backup -- --to FOLDER [--vault-to FOLDER]

  --to        where a new folder with the events and the sealed files is made
  --vault-to  where a new folder with the keys of personal data is made: another disk, another hand

It reads what the product's own settings name (DATA_DIR; ESDB_URL with ESDB_PREFIX; VAULT_URL with VAULT_KEY), also
while the product runs, and checks every chain of the copy.`;

const told = ({ folder, manifest, files, vault }: Taken): string =>
  [
    `${folder}: ${manifest.events} events in ${manifest.streams} streams up to position ${manifest.position}; every chain holds.`,
    toldOfFiles(files),
    vault
      ? `${vault.folder}: opens ${vault.cover.held} subjects, ${vault.cover.destroyed} are erased, ${vault.cover.missing.length} are missing. Keep it apart from the events.`
      : 'The vault is NOT in it: without it the names are lost. Copy it elsewhere with --vault-to.',
  ].join('\n');

await settle(USAGE, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'vault-to': { type: 'string' } } });
  if (!values.to) throw new RangeError('--to needs a folder');
  const house = houseOf(process.env);
  return told(await takeBackup({ house, to: values.to, vaultTo: values['vault-to'], now: new Date() }));
});
