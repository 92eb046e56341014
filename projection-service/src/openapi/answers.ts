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

/** What a command answers when it is taken, and where it may wait, when it waits. */
export function takenAnswers({ status, message, waiting }: CommandDefinition): Record<string, JsonSchema> {
  return {
    [status]: { description: said(message), content: json(ref('Taken')) },
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
