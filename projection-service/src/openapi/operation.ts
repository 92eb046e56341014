import {
  type Access,
  type CommandDefinition,
  type Held,
  MEDIA_TYPE_OF,
  type QueryDefinition,
} from '@madrasah/events';
import type * as z from 'zod';
import { queryAnswer, takenAnswers } from './answers.ts';
import { isRequired, type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Definition = CommandDefinition | QueryDefinition;

/** `CollectFees` → `Collect fees`. */
const titleOf = (name: string) => name.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const FLAGS = { view: 'দেখা', insert: 'যোগ', edit: 'সম্পাদনা', delete: 'মোছা' };

/** Who may use it, in both languages. */
const heldText = ({ power, flag }: Held) => `\`${power}\` (${flag})`;
const heldBangla = ({ power, flag }: Held) => `\`${power}\` ক্ষমতার “${FLAGS[flag]}”`;

function accessText(access: Access): string {
  switch (access.kind) {
    case 'public':
      return `Open to everybody, ${access.perMinute} times a minute from one address. · সবার জন্য খোলা।`;
    case 'signed-in':
      return 'For anybody who is signed in. · লগইন করা যে কেউ।';
    case 'type':
      return `For permission type ${access.atMost} or lower. · অনুমতির ধরন ${access.atMost} বা তার নিচে।`;
    case 'power':
      return accessText({ kind: 'any-power', of: [access] });
    case 'any-power':
      return `For who holds ${access.of.map(heldText).join(' or ')}, and permission types 1–4. · ${access.of.map(heldBangla).join(' অথবা ')} যাঁর আছে।`;
  }
}

const inPath = (path: string) => new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string));

function parametersOf({ path, parts, kind }: Definition): JsonSchema[] {
  const placed = inPath(path);
  const fields: Record<string, z.core.$ZodType> = { ...parts.params?.shape, ...parts.query?.shape };
  const own = Object.entries(fields).map(([name, field]) => {
    const { description, ...schema } = jsonSchemaOf(field);
    const place = placed.has(name) ? 'path' : 'query';
    const required = place === 'path' || isRequired(field);
    return { name, in: place, required, schema, ...(description ? { description } : {}) };
  });
  const shared = kind === 'command' ? ['IdempotencyKey', 'AfterPosition'] : ['AfterPosition'];
  return [
    ...own,
    ...[...shared, 'AcceptLanguage'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ];
}

/** JSON, or a form where files are taken; undefined where nothing is read. */
function bodyOf(definition: Definition): JsonSchema | undefined {
  const { body } = definition.parts;
  const upload = definition.kind === 'command' ? definition.upload : undefined;
  const fields = body && jsonSchemaOf(body);
  if (!upload) return fields && { required: true, content: { 'application/json': { schema: fields } } };
  const { field, kinds, maxBytes, maxFiles } = upload;
  const contentMediaType = kinds.map((kind) => MEDIA_TYPE_OF[kind]).join(', ');
  const file = { type: 'string', contentMediaType, description: `At most ${maxBytes} bytes.` };
  const files = maxFiles === 1 ? file : { type: 'array', minItems: 1, maxItems: maxFiles, items: file };
  const form = { type: 'object', required: [field], properties: { [field]: files } };
  const schema = fields ? { allOf: [fields, form] } : form;
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** One endpoint as OpenAPI says it. @param refused status → what it is refused with */
export function operationOf(definition: Definition, refused: Record<string, JsonSchema>): JsonSchema {
  const { name, method, path, access } = definition;
  const body = bodyOf(definition);
  return {
    operationId: name,
    tags: [path.split('/')[2] ?? ''],
    summary: titleOf(name),
    description: accessText(access),
    ...(access.kind === 'public' ? { security: [] } : {}),
    'x-access': access,
    'x-kind': definition.kind,
    parameters: parametersOf(definition),
    ...(method !== 'GET' && body ? { requestBody: body } : {}),
    responses: {
      ...(definition.kind === 'command' ? takenAnswers(definition) : queryAnswer(definition)),
      ...refused,
    },
  };
}
