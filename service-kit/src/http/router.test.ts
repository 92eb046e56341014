import Router from '@koa/router';
import test from 'ava';
import { ServiceRouter } from './router.ts';

const ROUTES: readonly (readonly ['get' | 'post' | 'put' | 'delete', string])[] = [
  ['get', '/api/things'],
  ['post', '/api/things'],
  ['get', '/api/things/new'],
  ['get', '/api/things/:id'],
  ['put', '/api/things/:id'],
  ['get', '/api/things/:id/parts/:part'],
  ['get', '/api/things.pdf'],
  ['get', '/api/thing-:kind'],
  ['get', '/api/:anything'],
  ['get', '/metrics'],
  ['get', '/verify/:school/:paper'],
  ['delete', '/api/Things/:id'],
  ['get', '/docs/*rest'],
];

const PATHS = [
  ...[
    '/',
    '',
    '/api',
    '/api/',
    '/api/things',
    '/api/things/',
    '/API/Things',
    '/api/things/new',
    '/api/things/7',
  ],
  ...['/api/things/7/', '/api/things/7/parts/2', '/api/things/7/parts', '/api/things.pdf', '/api/thing-red'],
  ...['/api/other', '/metrics', '/metrics/more', '/verify/1/2', '/verify/1', '/docs/a/b/c', '/docs'],
  ...[
    '/api//things',
    '//api/things',
    '/api/things/%2e%2e',
    '/api/things/a:b',
    '/constructor',
    '/api/__proto__',
  ],
];

const filled = <R extends Router>(router: R): R => {
  for (const [method, path] of ROUTES) router[method](path, (_, next) => next());
  return router;
};

test('it finds what the library finds, in the same order', (t) => {
  const [library, ours] = [filled(new Router()), filled(new ServiceRouter())];
  const told = (router: Router, path: string, method: string) => {
    const { route, path: byPath, pathAndMethod } = router.match(path, method);
    return {
      route,
      byPath: byPath.map(String),
      named: [byPath, pathAndMethod].map((all) => all.map((one) => one.path)),
    };
  };
  for (const method of ['GET', 'get', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'])
    for (const path of PATHS)
      t.deepEqual(told(ours, path, method), told(library, path, method), `${method} ${path}`);
  t.true(ours.match('/api/things/7/parts/2', 'GET').route);
});

test('a route that is added later is found', (t) => {
  const router = filled(new ServiceRouter());
  t.false(router.match('/late/1', 'GET').route);
  router.get('/late/:id', (_, next) => next());
  t.true(router.match('/late/1', 'GET').route);
});
