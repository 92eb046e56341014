import { fieldNotes } from '@madrasah/events';
import * as z from 'zod';

export type JsonSchema = Record<string, unknown>;
type Schema = z.core.$ZodType;

/** What is sent for a schema, as JSON Schema 2020-12. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => describe(zodSchema, jsonSchema as JsonSchema),
  });
  return described;
}

/** Fields read anything and judge it themselves: what they take is noted beside them. */
function describe(schema: Schema, described: JsonSchema): void {
  const note = fieldNotes.noteOf(schema);
  if (note) {
    for (const keyword of Object.keys(described)) delete described[keyword];
    Object.assign(described, 'json' in note ? note.json : { anyOf: note.anyOf.map(jsonSchemaOf) });
  }
  const { def } = schema._zod;
  if (def.type !== 'object') return;
  const needed = Object.entries((def as z.core.$ZodObjectDef).shape).filter(([, field]) => isRequired(field));
  if (needed.length > 0) described['required'] = needed.map(([name]) => name);
  else delete described['required'];
}

/** Whether an object must have it. To zod every field of ours is optional; it says itself that it is missing. */
export function isRequired(field: Schema): boolean {
  const note = fieldNotes.noteOf(field);
  if (note) return note.required;
  const { def, optin } = field._zod;
  if (def.type === 'pipe') return isRequired((def as z.core.$ZodPipeDef).in);
  return optin !== 'optional';
}
