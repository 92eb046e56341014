import test from 'ava';
import { permissionIds } from '../access/index.ts';
import { heldOf } from '../kernel/index.ts';
import { commandCatalogue, postQueryPaths, queryCatalogue } from './index.ts';

const endpoints = [...commandCatalogue, ...queryCatalogue];
const spelled = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('no two endpoints have the same method and path, or the same name', (t) => {
  t.is(new Set(endpoints.map(spelled)).size, endpoints.length);
  t.is(new Set(commandCatalogue.map(({ name }) => name)).size, commandCatalogue.length);
  t.is(new Set(queryCatalogue.map(({ name }) => name)).size, queryCatalogue.length);
});

const matches = (template: string, path: string) =>
  new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')}$`).test(path);

/** The first endpoint that a request would reach when all are mounted in the order of the catalogue. */
const reachedBy = (method: string, path: string) =>
  endpoints.find((endpoint) => endpoint.method === method && matches(endpoint.path, path));

test('no endpoint stands in front of another', (t) => {
  for (const endpoint of endpoints) {
    const request = endpoint.path.replace(/:\w+/g, '7');
    t.is(reachedBy(endpoint.method, request)?.name, endpoint.name, spelled(endpoint));
  }
});

test('every endpoint says who may use it, and every power it names exists', (t) => {
  for (const endpoint of endpoints) {
    const { access } = endpoint;
    t.regex(access.kind, /^(public|signed-in|type|power|any-power)$/, endpoint.name);
    const held = heldOf(access);
    for (const { power } of held) t.true(permissionIds.has(power), `${endpoint.name}: ${power}`);
    if (access.kind === 'any-power') t.true(held.length > 1, endpoint.name);
    if (access.kind === 'type') t.true(access.atMost >= 1 && access.atMost <= 5, endpoint.name);
  }
});

test('only signing in, the link to the first school, a school’s logo and what stands under its public address are open to everybody', (t) => {
  const open = endpoints.filter(({ access }) => access.kind === 'public');
  const elsewhere = open.filter(({ path }) => !path.startsWith('/api/public/result/:id'));
  t.deepEqual(
    elsewhere.map(({ name }) => name),
    ['SignIn', 'LookAtFirstLink', 'OpenFirstSchool', 'OpenFile'],
  );
});

test('a path parameter is one the schema asks for', (t) => {
  for (const { name, method, path, input } of endpoints) {
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter as string);
    const nothing = method === 'GET' ? {} : { params: {}, body: {} };
    const problems = input.safeParse(nothing).error?.issues.map(({ path }) => path.join('.')) ?? [];
    const place = method === 'GET' ? '' : 'params.';
    for (const parameter of parameters) t.true(problems.includes(place + parameter), `${name}: ${parameter}`);
  }
});

test('a query is asked by GET or POST, a command never by GET', (t) => {
  t.true(queryCatalogue.every(({ method }) => method === 'GET' || method === 'POST'));
  t.true(commandCatalogue.every(({ method }) => (method as string) !== 'GET'));
});

test('the read side is sent the queries asked by POST, and no command', (t) => {
  const asked = queryCatalogue.filter(({ method }) => method === 'POST').map(({ path }) => path);
  t.deepEqual(postQueryPaths, asked);
  const posted = commandCatalogue.filter(({ method }) => method === 'POST');
  for (const path of postQueryPaths) {
    const taken = posted.filter((command) => matches(path, command.path.replace(/:\w+/g, '7')));
    t.deepEqual(taken.map(spelled), [], path);
  }
});
