import { existsSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { COMMANDS, parts, QUERIES } from '../../docker/nginx/parts.ts';
import { RULES } from '../../projection-service/src/door/catalogue.ts';
import { ORDINARY_BODY } from '../../projection-service/src/door/forwarding/body-limits.ts';
import { CLAIMED } from '../../projection-service/src/door/forwarding/headers.ts';
import { HSTS, PAGE_HEADERS } from '../../projection-service/src/door/pages/page-headers.ts';
import { bodyOf } from '../../projection-service/src/door/refusals.ts';
import { isApi, isLive, isQuery, pathOf } from '../../projection-service/src/door/routes.ts';
import { compose, read, root } from './compose-file.ts';

const WHAT_IF = '/api/accounts/fee_matrix/what_if';
const SERVICES = 'docker/nginx/services.conf';
const own = [
  'docker/nginx/nginx.conf',
  'docker/nginx/live.conf',
  'docker/nginx/trusted-proxy.conf',
  SERVICES,
];

/** A `map` of nginx: a literal first, then the regular expressions in their order, then the default. */
function mapOf(text: string, name: string): (key: string) => string {
  const body = new RegExp(`map \\S.*? \\$${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  const rows = body.split('\n').map((row) => {
    const [, key = '', value = ''] = /^ {2}("(?:[^"\\]|\\.)*"|\S+) (.*);$/.exec(row) ?? [];
    return [unquoted(key), unquoted(value)] as const;
  });
  return (asked) => {
    const literal = rows.find(([key]) => key === asked && key !== 'default');
    const found = literal ?? rows.find(([key]) => key.startsWith('~') && patternOf(key).test(asked));
    return (found ?? rows.find(([key]) => key === 'default'))?.[1] ?? '';
  };
}

const unquoted = (text: string) =>
  text.startsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
const patternOf = (key: string) =>
  key.startsWith('~*') ? new RegExp(key.slice(2), 'i') : new RegExp(key.slice(1));

function serviceFor(postQueries: readonly string[]) {
  const { 'maps.conf': text = '' } = parts(postQueries);
  const [byMethod, service] = [mapOf(text, 'service_by_method'), mapOf(text, 'service')];
  return (method: string, target: string) => {
    const named = service(`${method} ${target}`);
    return named === '$service_by_method' ? byMethod(method) : named;
  };
}

test('nginx lets larger bodies through where the gateway does', (t) => {
  const { 'routes.conf': text = '' } = parts();
  const told = [...text.matchAll(/location ~\* "(.+)" \{\n\s*client_max_body_size (\d+);/g)];
  t.deepEqual(
    told.map(([, pattern = '', bytes]) => [pattern.replaceAll('\\\\', '\\'), Number(bytes)]),
    RULES.bodyLimits.map(({ pattern, bytes }) => [pattern, bytes]),
  );
  t.true(told.length > 0);
  t.true(text.startsWith(`client_max_body_size ${ORDINARY_BODY};`));
});

test('nginx and the gateway send every request to the same service', (t) => {
  const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');
  const targets = fc
    .tuple(
      fc.constantFrom(
        WHAT_IF,
        '/api/operations/7/undo_preview',
        '/api/operations//undo_preview',
        '/api',
        '/api/accounts/funds',
        '/api/accountsXfee_matrix/what_if',
      ),
      fc.constantFrom('', '/', '//', '/more', 's'),
      fc.constantFrom('', '?', '?a=1', `?b=${WHAT_IF}`),
    )
    .map((all) => all.join(''));
  for (const postQueries of [[], [WHAT_IF], [WHAT_IF, '/api/a.b(c)'], ['/api/operations/:id/undo_preview']]) {
    const serviceOf = serviceFor(postQueries);
    fc.assert(
      fc.property(methods, targets, (method, target) => {
        const query = isQuery(method, pathOf(target), postQueries);
        t.is(serviceOf(method, target), query ? QUERIES : COMMANDS, `${method} ${target}`);
      }),
    );
  }
});

test('the services are those of the compose file, on the port they are given', (t) => {
  for (const name of [COMMANDS, QUERIES]) t.is(compose.services[name]?.environment?.['PORT'], '4000');
  const services = read(SERVICES);
  const told = (name: string) => mapOf(services, name)('');
  t.is(told('commands'), `${COMMANDS}:4000`);
  t.is(told('queries'), `${QUERIES}:4000`);
  const all = [...own.map(read), ...Object.values(parts())].join('\n');
  const passed = [...all.matchAll(/proxy_pass http:\/\/([^/;]+)/g)].map(([, host = '']) => host);
  t.true(passed.length >= 4);
  // A name that stood there would be looked up once and for all.
  for (const host of passed)
    t.true(['$service_at', '$queries', '$queries_ready', '$commands_ready'].includes(host), host);
});

test('of several services each is one of the cluster’s, and only the school chooses', (t) => {
  const conf = read('docker/cluster/services.conf');
  const upstreams = [...conf.matchAll(/^upstream (\S+) \{([^}]*)\}/gm)].map(
    ([, name = '', body = '']) => [name, body] as const,
  );
  t.is(upstreams.length, 4);
  for (const [name, body] of upstreams) {
    const at = [...body.matchAll(/server (\S+):4000 /g)].map(([, server = '']) => server);
    const kind = name.startsWith('command') ? COMMANDS : QUERIES;
    t.deepEqual(at, [`${kind}-1`, `${kind}-2`], name);
    t.is(body.includes('hash $school consistent;'), !name.endsWith('-ready'), name);
  }
  const names = ['commands', 'queries', 'commands_ready', 'queries_ready'];
  t.deepEqual(
    names.map((name) => mapOf(conf, name)('')),
    upstreams.map(([name]) => name),
  );
  t.deepEqual(
    [...read(SERVICES).matchAll(/ \$(\w+) \{/g)].map(([, name]) => name),
    names,
    'the one file can stand in place of the other',
  );
});

test('the same addresses are the services’ and all others the pages’', (t) => {
  const { 'routes.conf': routes = '' } = parts();
  const exact = [...routes.matchAll(/location = (\S+) /g)].map(([, path = '']) => path);
  const below = [...routes.matchAll(/location \^~ (\S+) /g)].map(([, path = '']) => path);
  for (const path of [
    '/api',
    '/api/',
    '/api/x',
    '/apix',
    '/socket',
    '/socket/',
    '/socketx',
    '/',
    '/students',
  ]) {
    const located = exact.includes(path) || below.some((root) => path.startsWith(root));
    t.is(located, isApi(path) || isLive(path), path);
  }
});

test('callers are known by their address alone, pages carry their headers, a refusal is worded as ours', (t) => {
  const { 'onward.conf': onward = '', 'page-headers.conf': headers = '', 'maps.conf': maps = '' } = parts();
  for (const name of CLAIMED) {
    const value = name === 'x-forwarded-for' ? '\\$remote_addr' : '""';
    t.regex(onward, new RegExp(`^proxy_set_header ${name} ${value};$`, 'im'));
  }
  for (const [name, value] of Object.entries(PAGE_HEADERS))
    t.true(headers.toLowerCase().includes(`add_header ${name} "${value.toLowerCase()}" always;`), name);
  t.is(mapOf(maps, 'hsts')('https'), HSTS[1]);
  t.is(mapOf(maps, 'hsts')('http'), '');
  t.regex(headers, /^add_header Strict-Transport-Security \$hsts always;$/m);
  for (const [map, code] of [
    ['service_away', 'store.away'],
    ['outcome_unknown', 'outcome.unknown'],
  ] as const) {
    const answer = mapOf(maps, map);
    t.deepEqual(JSON.parse(answer('en-GB')), bodyOf(code, 'en'));
    t.deepEqual(JSON.parse(answer('')), bodyOf(code, 'bn'));
  }
});

test('every file nginx includes is in the image, and every brace is closed', (t) => {
  const dockerfile = read('docker/frontend.Dockerfile');
  for (const [name, text] of [
    ...own.map((file) => [file, read(file)] as const),
    ...Object.entries(parts()),
  ]) {
    const bare = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|#.*$/gm, '');
    t.is(bare.split('{').length, bare.split('}').length, name);
    for (const line of bare.split('\n').map((row) => row.trim()))
      if (line && !line.startsWith('map $')) t.regex(line, /[;{}]$/, `${name}: ${line}`);
    for (const [, file = ''] of bare.matchAll(/include (\S+);/g)) {
      const written = file.replace('/etc/nginx/madrasah/', '');
      const copied = file.replace('/etc/nginx/', 'docker/nginx/');
      if (written !== file) t.true(written in parts(), file);
      else t.true(existsSync(join(root, copied)) && dockerfile.includes(copied), file);
    }
  }
});

test('the figures stay inside: nginx denies the gateway’s addresses for them', (t) => {
  const conf = read('docker/nginx/nginx.conf');
  const pattern = /location ~ (\S+) \{\s+deny all;/.exec(conf)?.[1] ?? '-';
  for (const path of ['/metrics', '/metrics/', '/metrics/command-service', '/metrics/projection-service'])
    t.regex(path, new RegExp(pattern));
  for (const path of ['/metricsx', '/api/metrics', '/']) t.notRegex(path, new RegExp(pattern));
});

test('only a websocket may leave HTTP', (t) => {
  const conf = read('docker/nginx/nginx.conf').replace(/^ {2}/gm, '');
  const upgrade = mapOf(conf, 'live_upgrade');
  t.deepEqual(['websocket', 'WebSocket', 'h2c', ''].map(upgrade), ['websocket', 'websocket', '', '']);
  const connection = mapOf(conf, 'live_connection');
  t.deepEqual(['websocket', ''].map(connection), ['upgrade', '']);
  t.notRegex(Object.values(parts()).join('\n'), /upgrade/i);
});

test('what the image of nginx runs while it is made is in it', (t) => {
  const copied = [...read('docker/frontend.Dockerfile').matchAll(/^COPY (\S+) \1$/gm)].map(
    ([, path]) => path,
  );
  const reached = new Set(['docker/nginx/write-parts.ts']);
  for (const path of reached)
    for (const [, name = ''] of read(path).matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)'/gm))
      reached.add(join(path, '..', name).replaceAll('\\', '/'));
  t.true(reached.has('projection-service/src/door/routes.ts'));
  t.deepEqual(
    [...reached].filter((path) => !copied.some((folder) => path.startsWith(`${folder}/`))),
    [],
  );
});
