/** What nginx has to know of the door's rules, written from the door's own lists: nginx.conf includes it. */
import { SCHOOL_HEADER, SCHOOL_PARAMETER } from '@madrasah/events';
import { RULES } from '../../projection-service/src/door/catalogue.ts';
import { ORDINARY_BODY } from '../../projection-service/src/door/forwarding/body-limits.ts';
import { CLAIMED } from '../../projection-service/src/door/forwarding/headers.ts';
import { HSTS, MEDIA_TYPES, PAGE_HEADERS } from '../../projection-service/src/door/pages/page-headers.ts';
import { bodyOf, type REFUSALS } from '../../projection-service/src/door/refusals.ts';
import { API, LIVE, patternOf, QUERY_METHODS } from '../../projection-service/src/door/routes.ts';
import type { BodyLimit } from '../../projection-service/src/door/rules.ts';

/** The services as compose names them, both on one port. */
export const COMMANDS = 'command-service';
export const QUERIES = 'projection-service';

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
const map = (of: string, name: string, rows: readonly (readonly [string, string])[]) =>
  [`map ${of} $${name} {`, ...rows.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');

/** Which service answers under `/api`. */
const services = (postQueries: readonly string[]) => [
  map('$request_method', 'service_by_method', [
    ['default', COMMANDS],
    ...QUERY_METHODS.map((method) => [method, QUERIES] as const),
  ]),
  map('"$request_method $request_uri"', 'service', [
    ['default', '$service_by_method'],
    ...postQueries.map((path) => [quoted(`~^POST ${patternOf(path)}/*(\\?|$)`), QUERIES] as const),
  ]),
  map('$service', 'service_at', [
    [COMMANDS, '$commands'],
    [QUERIES, '$queries'],
  ]),
];

const variable = (header: string) => `$http_${header.replaceAll('-', '_')}`;

/** The school, as the page names it: in a header, or where a websocket can send none in its address; else who calls. */
const schools = [
  map('$uri', 'school_in_address', [
    ['default', '""'],
    [quoted(`~^${LIVE}(/|$)`), `$arg_${SCHOOL_PARAMETER}`],
  ]),
  map('$school_in_address', 'school_without_header', [
    ['default', '$school_in_address'],
    ['""', '$remote_addr'],
  ]),
  map(variable(SCHOOL_HEADER), 'school', [
    ['default', variable(SCHOOL_HEADER)],
    ['""', '$school_without_header'],
  ]),
];

/**
 * Whether another may be asked when the first breaks off. nginx asks none for a POST or PATCH of which anything was
 * sent, but takes the other commands for repeatable: those may have been recorded as well.
 */
const repeating = map('$request_method', 'way', [
  ['default', 'onward'],
  ['PUT', 'once'],
  ['DELETE', 'once'],
]);

const refusal = (name: string, code: keyof typeof REFUSALS) =>
  map('$http_accept_language', name, [
    ['default', quoted(JSON.stringify(bodyOf(code, 'bn')))],
    ['"~*^\\s*en\\b"', quoted(JSON.stringify(bodyOf(code, 'en')))],
  ]);

const located = (path: string, body: string, within: readonly string[] = []) =>
  `location = ${path} {\n${body}\n}\nlocation ^~ ${path}/ {\n${[body, ...within].join('\n')}\n}`;

const ONWARD = '  try_files /.none @$way;';

const named = (way: string, next: string) =>
  [
    `location @${way} {`,
    `  proxy_next_upstream ${next};`,
    '  proxy_pass http://$service_at;',
    '  include /etc/nginx/madrasah/onward.conf;',
    '}',
  ].join('\n');

/** Under `/api`, where larger bodies are let through. */
const largeBodies = (limits: readonly BodyLimit[]) =>
  limits.map(
    ({ pattern, bytes }) =>
      `  location ~* ${quoted(pattern)} {\n  client_max_body_size ${bytes};\n${ONWARD}\n  }`,
  );

const titled = (header: string) => header.replace(/(^|-)\w/g, (letter) => letter.toUpperCase());

// Empty, and so not sent, unless TLS ends in front of us.
const hsts = `add_header ${titled(HSTS[0])} $hsts always;`;

/** File name → content. */
export const parts = (
  postQueries = RULES.postQueries,
  limits = RULES.bodyLimits,
): Readonly<Record<string, string>> => ({
  'maps.conf': [
    ...services(postQueries),
    ...schools,
    repeating,
    refusal('service_away', 'store.away'),
    refusal('outcome_unknown', 'outcome.unknown'),
    refusal('too_large', 'request.too-large'),
    map('$http_x_forwarded_proto', 'hsts', [
      ['default', '""'],
      ['https', quoted(HSTS[1])],
    ]),
  ].join('\n'),
  'routes.conf': [
    `client_max_body_size ${ORDINARY_BODY};`,
    located(API, ONWARD, largeBodies(limits)),
    located(LIVE, '  include /etc/nginx/live.conf;'),
    named('onward', 'error timeout'),
    named('once', 'off'),
  ].join('\n'),
  'onward.conf': [
    'proxy_set_header Host $http_host;',
    ...CLAIMED.map((name) =>
      name === 'x-forwarded-for'
        ? 'proxy_set_header X-Forwarded-For $remote_addr;'
        : `proxy_set_header ${titled(name)} "";`,
    ),
  ].join('\n'),
  'hsts.conf': hsts,
  'page-headers.conf': [
    ...Object.entries(PAGE_HEADERS).map(
      ([name, value]) => `add_header ${titled(name)} ${quoted(value)} always;`,
    ),
    hsts,
  ].join('\n'),
  'media-types.conf': [
    'types {',
    ...Object.entries(MEDIA_TYPES).map(([ending, type]) => `  ${type.split(';')[0]} ${ending.slice(1)};`),
    '}',
  ].join('\n'),
});
