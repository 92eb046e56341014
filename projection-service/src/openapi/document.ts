import { commandCatalogue, queryCatalogue, refusalCatalogue, texts } from '@madrasah/events';
import type { JsonSchema } from './json-schema.ts';
import { operationOf } from './operation.ts';
import { refusalsOf } from './refusals.ts';

const INFO = {
  title: 'Madrasah',
  version: '1',
  description: [
    'Every command and every query. Queries change nothing; commands answer with a `position`, and a query that names it',
    'waits until it holds what the command recorded. A refusal has one sentence in the language of `Accept-Language`',
    '(Bengali unless English is asked for), a stable `code`, and the fields that are wrong.',
    '',
    'A field that is not required may be absent, null or empty. Unknown keys are ignored. Days are days in Dhaka.',
  ].join('\n'),
};

const text = { type: 'string' };
const inBoth = {
  type: 'object',
  description: 'The sentence in both languages, where `Accept-Language` names both.',
  properties: { bn: text, en: text },
};

const SCHEMAS = {
  Taken: {
    type: 'object',
    required: ['success', 'message'],
    properties: {
      success: { const: true },
      message: text,
      id: { type: 'integer' },
      data: {
        description:
          'What its operation says. Of an entry its day too: `on`, and `wanted` and `why` where it is another.',
      },
      position: {
        ...text,
        description: 'Position of the last event recorded; absent when nothing is recorded.',
      },
    },
  },
  Waiting: {
    allOf: [
      { $ref: '#/components/schemas/Taken' },
      {
        required: ['data'],
        properties: {
          data: { type: 'object', required: ['state'], properties: { state: { const: 'waiting' } } },
        },
      },
    ],
  },
  Refusal: {
    type: 'object',
    required: ['success', 'error', 'message', 'code'],
    properties: {
      success: { const: false },
      error: text,
      message: text,
      messages: inBoth,
      code: text,
      fields: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'message'],
          properties: { path: text, message: text, messages: inBoth },
        },
      },
    },
  },
};

const header = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'header',
  required: false,
  schema,
  description,
});

const PARAMETERS = {
  IdempotencyKey: header(
    'Idempotency-Key',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
    'The same key and input again gives the same answer and records nothing new.',
  ),
  AfterPosition: header(
    'X-After-Position',
    { type: 'string', pattern: '^\\d{1,16}$' },
    'A position the answer must have seen; it is waited for up to five seconds.',
  ),
  AcceptLanguage: header(
    'Accept-Language',
    { type: 'string', enum: ['bn', 'en'] },
    'The language of sentences.',
  ),
};

/** Every code → its status and its sentences. */
const refusals = () =>
  Object.fromEntries(
    Object.entries(refusalCatalogue).map(([code, status]) => {
      const of = (table: Readonly<Record<string, string>>) => table[code];
      return [code, { status, bn: of(texts.bn), en: of(texts.en) }];
    }),
  );

/** Says once what many operations answer alike: each different refusal has a name, and operations refer to it. */
function refusalsOnce() {
  const names = new Map<string, string>();
  const responses: Record<string, JsonSchema> = {};
  const once = (status: string, response: JsonSchema): JsonSchema => {
    const said = JSON.stringify(response);
    const name = names.get(said) ?? `Refusal${status}-${names.size + 1}`;
    names.set(said, name);
    responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  };
  return { responses, once };
}

function paths(once: (status: string, response: JsonSchema) => JsonSchema): Record<string, JsonSchema> {
  const all: Record<string, JsonSchema> = {};
  for (const definition of [...queryCatalogue, ...commandCatalogue]) {
    const path = definition.path.replace(/:(\w+)/g, '{$1}');
    const refused = Object.entries(refusalsOf(definition)).map(([status, response]) => [
      status,
      once(status, response),
    ]);
    const operation = operationOf(definition, Object.fromEntries(refused));
    all[path] = { ...all[path], [definition.method.toLowerCase()]: operation };
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The whole interface as OpenAPI 3.1, read off the catalogue. */
export function apiDocument(): JsonSchema {
  const { responses, once } = refusalsOnce();
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths: paths(once),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: SCHEMAS,
      parameters: PARAMETERS,
      headers: { Position: { description: 'How far the answer has surely seen.', schema: text } },
      responses,
    },
    'x-refusals': refusals(),
  };
}
