import { type CommandDefinition, type QueryDefinition, texts } from '@madrasah/events';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A sentence of ours in both languages. */
const said = (key: string) => {
  const of = (table: Readonly<Record<string, string>>) => table[key] ?? key;
  return `${of(texts.en)} · ${of(texts.bn)}`;
};

/** What a command answers, as its definition says it; the day of an entry stands among the data as well. */
function taken({ answer, also }: CommandDefinition): JsonSchema {
  if (!answer && !also) return ref('Taken');
  const { additionalProperties: _, ...data } = answer ? jsonSchemaOf(answer) : {};
  const beside = also ? jsonSchemaOf(also) : {};
  const properties = { ...(answer && { data }), ...(beside['properties'] as JsonSchema | undefined) };
  const required = [...(answer ? ['data'] : []), ...((beside['required'] as string[] | undefined) ?? [])];
  return { allOf: [ref('Taken'), { type: 'object', required, properties }] };
}

/** What a command answers when it is taken, and where it may wait, when it waits. */
export function takenAnswers(definition: CommandDefinition): Record<string, JsonSchema> {
  const { status, message, waiting } = definition;
  return {
    [status]: { description: said(message), content: json(taken(definition)) },
    ...(waiting === undefined ? {} : { 202: { description: said(waiting), content: json(ref('Waiting')) } }),
  };
}

/** What a query answers: a file, what its definition says, or an object. */
export function queryAnswer({ path, answer }: QueryDefinition): Record<string, JsonSchema> {
  const mediaType = MEDIA_TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const headers = { 'X-Position': { $ref: '#/components/headers/Position' } };
  const content = mediaType
    ? { [mediaType]: { schema: { type: 'string', contentEncoding: 'binary' } } }
    : json(answer ? jsonSchemaOf(answer) : { type: 'object' });
  return { 200: { description: mediaType ? 'The file.' : 'The answer.', headers, content } };
}
