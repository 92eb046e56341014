import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EventDefinition } from '@madrasah/events';
import type { Json, JsonObject } from '../event-store/index.ts';
import type { Keys } from '../vault/index.ts';

const MARK = 'enc1:';

/** Binds a ciphertext to its person, event type and field, so that it cannot be moved elsewhere unnoticed. */
const boundTo = (school: string, subject: string, type: string, field: string) =>
  Buffer.from(JSON.stringify([school, subject, type, field]));

function sealed(value: Json, key: Buffer, bound: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64');
}

function opened(text: string, key: Buffer, bound: Buffer): Json {
  const bytes = Buffer.from(text.slice(MARK.length), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(bound);
  decipher.setAuthTag(bytes.subarray(-16));
  const body = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as Json;
}

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

/** Decrypts an event's personal fields; they are null when the person's key was destroyed. */
export function openPersonal(
  definition: EventDefinition,
  school: string,
  data: JsonObject,
  vault: Keys,
): JsonObject {
  if (!definition.personal) return data;
  const subject = definition.personal.subject(data);
  const key = vault.find(school, subject);
  const result = { ...data };
  for (const field of definition.personal.fields) {
    const stored = data[field];
    if (typeof stored === 'string' && stored.startsWith(MARK))
      result[field] = key ? opened(stored, key, boundTo(school, subject, definition.type, field)) : null;
  }
  return result;
}
