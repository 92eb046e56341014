/** `npm run restore`: puts a backup into a data folder that nothing runs on, or only checks it. */
import { parseArgs } from 'node:util';
import { toldOfFiles } from './copy-files.ts';
import { checkBackup, type Restored, restoreBackup } from './restore.ts';
import { settle } from './settle.ts';

const USAGE = `npm run restore -- --from FOLDER [--vault-from FOLDER] [--replace] [--without-names]
npm run restore -- --from FOLDER --check

  --from           the folder of the events' backup
  --vault-from     the folder of the vault's; without it the vault in the data folder stays
  --replace        the data folder holds events: put them aside
  --without-names  go on although the vault cannot open all names
  --check          check the backup and change nothing

Stop the product first. The data folder is DATA_DIR.`;

const options = {
  from: { type: 'string' },
  'vault-from': { type: 'string' },
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

await settle(USAGE, async () => {
  const { values } = parseArgs({ options });
  const { from, replace } = values;
  if (!from) throw new RangeError('--from needs a folder');
  if (values.check) {
    const { manifest, files } = await checkBackup(from);
    return `${from}: ${manifest.events} events up to position ${manifest.position}, as of ${manifest.takenAt}; every chain holds.\n${toldOfFiles(files)}`;
  }
  const dataDir = process.env['DATA_DIR'] || 'data';
  const given = { from, vaultFrom: values['vault-from'], replace, withoutNames: values['without-names'] };
  return told(dataDir, await restoreBackup({ ...given, dataDir, now: new Date() }));
});
