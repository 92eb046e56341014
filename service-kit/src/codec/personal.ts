import type { EventDefinition } from '@madrasah/events';
import type { Json, JsonObject } from '../event-store/index.ts';
import { type Keys, seal, unseal } from '../vault/index.ts';
import type { Metadata } from './metadata.ts';
import { PLAIN_UP_TO } from './plain-before.ts';

const MARK = 'enc1:';

/** Binds a ciphertext to its person, event type and field, so that it cannot be moved elsewhere unnoticed. */
const boundTo = (school: string, subject: string, type: string, field: string) =>
  Buffer.from(JSON.stringify([school, subject, type, field]));

const isCiphertext = (stored: Json | undefined): stored is string =>
  typeof stored === 'string' && stored.startsWith(MARK);

const sealed = (value: Json, key: Buffer, bound: Buffer): string =>
  MARK + seal(Buffer.from(JSON.stringify(value)), key, bound).toString('base64');

const opened = (text: string, key: Buffer, bound: Buffer): Json =>
  JSON.parse(unseal(Buffer.from(text.slice(MARK.length), 'base64'), key, bound).toString('utf8')) as Json;

/** Whether a stored event needs the key of its subject: older versions may have said in plain text what is sealed now. */
export const isSealed = ({ personal }: EventDefinition, data: JsonObject): boolean =>
  personal?.fields.some((field) => isCiphertext(data[field])) ?? false;

/** Encrypts an event's personal fields with the person's key. @throws KeyDestroyed */
export function sealPersonal(
  definition: EventDefinition,
  school: string,
  data: JsonObject,
  vault: Keys,
): JsonObject {
  if (!definition.personal) return data;
  const subject = definition.personal.subject(data);
  const key = vault.keyFor(school, subject);
  const result = { ...data };
  for (const field of definition.personal.fields) {
    const value = data[field];
    if (value !== undefined && value !== null)
      result[field] = sealed(value, key, boundTo(school, subject, definition.type, field));
  }
  return result;
}

/** An event that says in plain text what its version seals: this product has not written it. */
export class PlainText extends Error {
  override readonly name = 'PlainText';
}

/** A field that stands in plain text where the version seals it; undefined where none does. */
function plainField(
  { type, personal }: EventDefinition,
  version: number,
  data: JsonObject,
): string | undefined {
  if (version <= (PLAIN_UP_TO[type] ?? 0)) return undefined;
  return personal?.fields.find((field) => (data[field] ?? null) !== null && !isCiphertext(data[field]));
}

/**
 * Decrypts an event's personal fields; they are null when the person's key was destroyed.
 * @throws PlainText
 */
export function openPersonal(
  definition: EventDefinition,
  { schoolId: school, version }: Pick<Metadata, 'schoolId' | 'version'>,
  data: JsonObject,
  vault: Keys,
): JsonObject {
  if (!definition.personal) return data;
  const plain = plainField(definition, version, data);
  if (plain) throw new PlainText(`${definition.type}: ${plain} stands in plain text`);
  const subject = definition.personal.subject(data);
  const key = vault.find(school, subject);
  const result = { ...data };
  for (const field of definition.personal.fields) {
    const stored = data[field];
    if (isCiphertext(stored))
      result[field] = key ? opened(stored, key, boundTo(school, subject, definition.type, field)) : null;
  }
  return result;
}
