/** `npm run restore`: puts a backup into a data folder that nothing runs on, or only checks it. */
import { parseArgs } from 'node:util';
import { BackupFault } from './contents.ts';
import { toldOfFiles } from './copy-files.ts';
import { houseOf } from './house.ts';
import { checkBackup, type Restored, restoreBackup } from './restore.ts';
import { type Moved, restoreInto } from './restore-into.ts';
import { settle } from './settle.ts';

const USAGE = `npm run restore -- --from FOLDER [--vault-from FOLDER] [--replace] [--without-names]
npm run restore -- --from FOLDER [--vault-from FOLDER] --to esdb://… [--without-names]
npm run restore -- --from FOLDER --check

  --from           the folder of the events' backup
  --vault-from     the folder of the vault's; without it the vault in the data folder stays
  --to             an event store that holds nothing of ours (under ESDB_PREFIX): the events go there, the keys to
                   VAULT_URL where that is set. A run that was broken off goes on when it is begun again
  --replace        the data folder holds events: put them aside
  --without-names  go on although the vault cannot open all names
  --check          check the backup and change nothing

Stop the product first. The data folder is DATA_DIR.`;

const options = {
  from: { type: 'string' },
  'vault-from': { type: 'string' },
  to: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'without-names': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
} as const;

const told = (dataDir: string, { manifest, cover, files, erasedAgain, putAside }: Restored): string =>
  [
    `${dataDir}: ${manifest.events} events up to position ${manifest.position}, as of ${manifest.takenAt}; every chain holds.`,
    `Vault: opens ${cover.held} subjects, ${cover.destroyed} are erased, ${cover.missing.length} are missing; ${erasedAgain} were erased again.`,
    toldOfFiles(files),
    ...(putAside ? [`What was there is in ${putAside}.`] : []),
    'Everybody signs in again if secrets.json is new. Read models are built anew at the next start.',
  ].join('\n');

const toldOfMove = ({ manifest, cover, files, written }: Moved): string =>
  [
    `${written} events written, ${manifest.events} stand there as they were at ${manifest.takenAt}; every chain holds.`,
    `Vault: opens ${cover.held} subjects, ${cover.destroyed} are erased, ${cover.missing.length} are missing.`,
    toldOfFiles(files),
    'Start the product with this address as ESDB_URL; nothing may go on writing into the store it comes from.',
  ].join('\n');

await settle(USAGE, async () => {
  const { values } = parseArgs({ options });
  const { from, replace } = values;
  if (!from) throw new RangeError('--from needs a folder');
  if (values.check) {
    const { manifest, files } = await checkBackup(from);
    return `${from}: ${manifest.events} events up to position ${manifest.position}, as of ${manifest.takenAt}; every chain holds.\n${toldOfFiles(files)}`;
  }
  const house = houseOf(process.env);
  const { dataDir } = house;
  const given = { from, vaultFrom: values['vault-from'], withoutNames: values['without-names'] };
  if (values.to !== undefined) {
    if (replace) throw new RangeError('--replace is for a data folder; an event store is never overwritten');
    return toldOfMove(await restoreInto({ ...given, to: values.to, house }));
  }
  for (const [name, url] of Object.entries({ ESDB_URL: house.eventStoreUrl, VAULT_URL: house.vaultUrl }))
    if (url)
      throw new BackupFault(
        `${name} is set, and without --to a data folder is written: give --to, or leave ${name} out.`,
      );
  return told(
    dataDir,
    await restoreBackup({ ...given, replace, dataDir, vaultKey: house.vaultKey, now: new Date() }),
  );
});
