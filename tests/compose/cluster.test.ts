import { execFileSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, settingNames } from '@madrasah/service-kit/config';
import { documentsFault, vaultFault } from '@madrasah/service-kit/storage';

import test from 'ava';
import { byDefault, composeFile, networkNames, read, root, type Service } from './compose-file.ts';

const FOLDER = 'docker/cluster';
const cluster = composeFile(`${FOLDER}/docker-compose.yml`);
const services = Object.entries(cluster.services);
const OURS = ['command-service-1', 'command-service-2', 'projection-service-1', 'projection-service-2'];

const addressOf = ({ networks }: Service): string | undefined =>
  networks && 'inside' in networks ? networks['inside']?.ipv4_address : undefined;

test('there are three of each store and two of each service, watched, limited, of one version each', (t) => {
  t.deepEqual(
    services.map(([name]) => name),
    [
      ...['event-store-1', 'event-store-2', 'event-store-3', 'event-store-user'],
      ...['mongo-1', 'mongo-2', 'mongo-3'],
      ...OURS,
      'frontend',
    ],
  );
  for (const [name, service] of services) {
    t.regex(byDefault(service.mem_limit ?? ''), /^\d+[mg]$/, name);
    t.regex(service.image, /:\d+\.\d+\.\d+(-[\w.-]+)?$/, name);
    if (name === 'event-store-user') continue; // it ends
    t.is(service.restart, 'unless-stopped', name);
    t.true((service.healthcheck?.test.length ?? 0) > 2, name);
  }
});

test('only the frontend is published, on the loopback; it knows the services by addresses that they keep', (t) => {
  t.true(cluster.networks['inside']?.internal);
  for (const [name, { ports, networks }] of services) {
    if (name === 'frontend') continue;
    t.is(ports, undefined, name);
    t.deepEqual(networkNames(networks), ['inside'], name);
  }
  const { extra_hosts, ports } = cluster.services['frontend'] as Service;
  t.deepEqual(ports?.map(byDefault), ['127.0.0.1:3000:8080']);
  t.deepEqual(
    extra_hosts,
    OURS.map((name) => `${name}:${addressOf(cluster.services[name] as Service)}`),
  );
});

test('what is declared is used, and the other way round', (t) => {
  const used = (of: (service: Service) => readonly string[] | undefined) =>
    [...new Set(services.flatMap(([, service]) => of(service) ?? []))].sort();
  const volumes = used((service) => service.volumes?.map((volume) => volume.split(':')[0] ?? ''));
  t.deepEqual(
    volumes.filter((volume) => !volume.startsWith('.')),
    Object.keys(cluster.volumes).sort(),
  );
  for (const file of volumes.filter((volume) => volume.startsWith('.')))
    if (!file.startsWith('./secrets/')) t.truthy(read(join(FOLDER, file)), file);
  t.deepEqual(
    used((service) => service.secrets),
    Object.keys(cluster.secrets).sort(),
  );
  for (const neighbour of used(({ depends_on }) => Object.keys(depends_on ?? {})))
    t.true(neighbour in cluster.services, neighbour);
});

/** The folder of secrets as the script makes it. */
function madeSecrets(): string {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  execFileSync('sh', [join(root, FOLDER, 'make-secrets.sh'), folder]);
  return folder;
}
const hasOpenssl = process.platform === 'linux' && hasCommand('openssl');
const secretsTest = hasOpenssl ? test : test.skip;

function hasCommand(name: string): boolean {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.some((folder) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
}

secretsTest(
  'the script makes every secret once, each for those who need it, and keeps what is there',
  (t) => {
    const folder = madeSecrets();
    t.teardown(() => rmSync(folder, { recursive: true, force: true }));
    const secret = (name: string) => readFileSync(join(folder, name), 'utf8');
    for (const [name, { file }] of Object.entries(cluster.secrets)) {
      t.is(file, `./secrets/${name}`);
      t.true(secret(name).length >= 24, name);
    }
    const words = readdirSync(folder).map(secret);
    t.is(new Set(words).size, words.length, 'no two are the same');
    execFileSync('sh', [join(root, FOLDER, 'make-secrets.sh'), folder]);
    t.deepEqual(readdirSync(folder).map(secret), words);

    const certificate = new X509Certificate(secret('event_store_crt'));
    t.true(certificate.verify(new X509Certificate(secret('authority_crt')).publicKey));
    t.true(certificate.checkPrivateKey(createPrivateKey(secret('event_store_key'))));
    for (const n of [1, 2, 3]) {
      t.truthy(certificate.checkHost(`event-store-${n}`));
      t.truthy(certificate.checkIP(addressOf(cluster.services[`event-store-${n}`] as Service) ?? ''));
    }
  },
);

secretsTest('every service has the same addresses of the stores and the same keys, and takes them', (t) => {
  const folder = madeSecrets();
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const here = (path: string) => path.replace('/run/secrets', folder);
  for (const name of OURS) {
    const { environment = {}, secrets = [] } = cluster.services[name] as Service;
    const given: Record<string, string> = {};
    for (const [key, value] of Object.entries(environment)) {
      if (/SECRET|PASSWORD|KEY|^(ESDB|MONGO|VAULT)_URL/.test(key)) t.true(key.endsWith('_FILE'), key);
      if (!key.endsWith('_FILE')) given[key] = byDefault(value);
      else {
        t.true(secrets.includes(value.replace('/run/secrets/', '')), `${name} ${key}`);
        given[key.replace('_FILE', '')] = readFileSync(here(value), 'utf8');
      }
    }
    t.deepEqual(
      Object.keys(given).filter((key) => ![...settingNames, 'LOG_LEVEL'].includes(key)),
      [],
    );
    // The certificate's file is in the container alone.
    const config = readConfig({ ...given, ESDB_URL: here(given['ESDB_URL'] ?? '') });
    t.regex(
      config.ESDB_URL ?? '',
      /^esdb:\/\/school:\w+@event-store-1:2113,event-store-2:2113,event-store-3:2113\?tls=true/,
    );
    t.is(documentsFault(config.MONGO_URL ?? ''), undefined);
    t.is(vaultFault(config.VAULT_URL ?? '', config.MONGO_URL), undefined);
    t.not(config.VAULT_KEY, undefined);
  }
});
