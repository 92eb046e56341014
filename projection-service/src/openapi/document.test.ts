import { commandCatalogue, queryCatalogue, refusalCatalogue } from '@madrasah/events';
import { Validator } from '@seriousme/openapi-schema-validator';
import test from 'ava';
import { apiDocument } from './document.ts';
import type { JsonSchema } from './json-schema.ts';

const document = apiDocument();
const endpoints = [...queryCatalogue, ...commandCatalogue];

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: JsonSchema } };
  };
  readonly responses: Readonly<Record<string, JsonSchema>>;
}
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operationOf = (name: string): Operation => {
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  return all.find(({ operationId }) => operationId === name) as Operation;
};
const bodyOf = (name: string) => Object.values(operationOf(name).requestBody?.content ?? {})[0]?.schema;

test('it is OpenAPI 3.1, and whatever it refers to is there', async (t) => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  t.true(valid, JSON.stringify(errors));
  t.is(validator.version, '3.1');
  const told = JSON.stringify(document);
  for (const [, place = ''] of told.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = place.split('/').reduce<unknown>((at, key) => (at as JsonSchema)?.[key], document);
    t.truthy(found, place);
  }
});

test('the validator would tell a document that is none', async (t) => {
  const [path = ''] = Object.keys(paths);
  const spoilt = { ...document, paths: { [path]: { get: { parameters: [{ name: 'x' }] } } } };
  t.false((await new Validator().validate(spoilt)).valid);
});

test('every endpoint stands in it once, under its method, with its path’s parameters', (t) => {
  const told = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  );
  const known = endpoints.map(
    ({ method, path, name }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${name}`,
  );
  t.deepEqual(told.sort(), known.sort());
  for (const { name, path } of endpoints) {
    const inPath = operationOf(name).parameters.filter((parameter) => parameter.in === 'path');
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    t.deepEqual(inPath.map((parameter) => parameter.name).sort(), named.sort(), name);
  }
});

/** Where a schema says nothing of what is taken. */
function silent(schema: JsonSchema, at: string): string[] {
  const inner = [
    ...Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>),
    ...((schema['anyOf'] ?? schema['allOf'] ?? []) as JsonSchema[]).map(
      (one, index) => [index, one] as const,
    ),
    ...(schema['items'] ? [['items', schema['items'] as JsonSchema] as const] : []),
  ];
  const says = ['type', 'enum', 'const', 'anyOf', 'allOf', '$ref'].some((keyword) => keyword in schema);
  return [...(says ? [] : [at]), ...inner.flatMap(([key, one]) => silent(one, `${at}.${key}`))];
}

test('every field says what it takes', (t) => {
  const unsaid = endpoints.flatMap(({ name }) => {
    const { parameters } = operationOf(name);
    const body = bodyOf(name);
    return [
      ...parameters.flatMap((one) => (one.name ? silent(one.schema, `${name} ${one.name}`) : [])),
      ...(body ? silent(body, name) : []),
    ];
  });
  // The page asks for the old password and nobody reads it.
  t.deepEqual(unsaid, ['ChangePassword.oldPassword']);
});

test('an endpoint that takes files takes a form, and says which, how many and how large', (t) => {
  const taking = commandCatalogue.filter(({ upload }) => upload);
  t.true(taking.length > 0);
  for (const { name, upload } of taking) {
    const content = operationOf(name).requestBody?.content;
    t.deepEqual(Object.keys(content ?? {}), ['multipart/form-data'], name);
    const told = JSON.stringify(content);
    t.true(told.includes(`"${upload?.field}"`) && told.includes(String(upload?.maxBytes)), told);
  }
});

test('limits, patterns and what must be there are told', (t) => {
  const collect = bodyOf('CollectFees') as JsonSchema & { properties: Record<string, JsonSchema> };
  t.true((collect['required'] as string[]).includes('AdmissionID'));
  t.false((collect['required'] as string[]).includes('Remark'));
  t.like(collect.properties['Remark'], { type: 'string', maxLength: 500 });
  t.like(collect.properties['fees'], { type: 'array', maxItems: 200 });
  const forms = (bodyOf('AdmitStudent') as { anyOf: JsonSchema[] }).anyOf;
  t.deepEqual(
    forms.map(({ properties }) => 'UserName' in (properties as object)),
    [true, false],
  );
});

test('every refusal has its status and both sentences; an endpoint tells those of its context', (t) => {
  const told = document['x-refusals'] as Record<string, { status: number; bn: string; en: string }>;
  t.deepEqual(Object.keys(told), Object.keys(refusalCatalogue));
  for (const [code, { status, bn, en }] of Object.entries(told)) {
    t.is(status, refusalCatalogue[code] as number, code);
    t.regex(bn, /[\u0980-\u09FF]|^\{questions\}$/, code); // or what is asked alone
    t.truthy(en, code);
  }
  const { $ref = '' } = operationOf('CollectFees').responses['400'] as { $ref?: string };
  const responses = (document['components'] as { responses: Record<string, JsonSchema> }).responses;
  const response = JSON.stringify(responses[$ref.split('/').at(-1) as string]);
  for (const code of ['request.invalid', 'fees.nothing-to-collect'])
    t.true(response.includes(`"${code}"`), code);
});
