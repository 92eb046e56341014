import { deserialize, serialize } from 'node:v8';
import { seal, unseal } from '../vault/index.ts';
import type { SnapshotHeader } from './snapshot.ts';

/** What a state belongs to: under another header it does not open. */
const bound = ({ stateVersion, stream, revision, headHash }: SnapshotHeader) =>
  Buffer.from(JSON.stringify([stateVersion, stream, revision, headHash]));

/** A state as bytes that tell nothing without the key. It is taken as it is now. */
export const sealedState = (state: unknown, key: Buffer, header: SnapshotHeader): Uint8Array =>
  new Uint8Array(seal(serialize(state), key, bound(header)));

/** @throws Error for bytes that were not sealed with this key under this header */
export function openedState(bytes: unknown, key: Buffer, header: SnapshotHeader): unknown {
  if (!(bytes instanceof Uint8Array)) throw new TypeError('nothing that was sealed');
  return deserialize(unseal(bytes, key, bound(header)));
}
