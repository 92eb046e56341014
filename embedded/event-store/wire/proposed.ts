import type { ExpectedRevision, ProposedEvent } from '../model.ts';
import { ANY, NO_STREAM, STREAM_EXISTS } from '../model.ts';
import { invalid, missingProperty, unimplemented } from './failures.ts';
import type { StreamIdentifier } from './messages.ts';
import { type Expected, type Int64, numberOf, type ProposedMessage, sent, streamNameOf } from './messages.ts';

const NOTHING = Buffer.alloc(0);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws a ServiceError naming what is missing */
export function proposedEvent(message: ProposedMessage): ProposedEvent {
  const { type, 'content-type': contentType } = message.metadata;
  if (type === undefined) throw missingProperty('type');
  if (contentType === undefined) throw missingProperty('content-type');
  const id = message.id?.string ?? '';
  if (!UUID.test(id)) throw invalid('an event id must be a UUID, as a string');
  return {
    id: Buffer.from(id.replaceAll('-', ''), 'hex'),
    type,
    json: contentType === 'application/json',
    data: sentBytes(message.data),
    metadata: sentBytes(message.customMetadata),
  };
}

/** An unsent bytes field decodes to an empty plain array, which the database would refuse. */
function sentBytes(field: Uint8Array | undefined): Uint8Array {
  return field?.length ? field : NOTHING;
}

/** The stream appended to. @throws a ServiceError for a nameless or a metadata stream */
export function targetStream(identifier: StreamIdentifier | null | undefined): string {
  const name = streamNameOf(identifier);
  if (name === '') throw invalid('Required field StreamIdentifier not set.');
  if (name.startsWith('$$')) throw unimplemented('stream metadata');
  return name;
}

/** @throws a ServiceError when none of the four was sent */
export function expectedRevision(
  options: Expected,
  exact: Int64 | undefined,
  isExact: boolean,
): ExpectedRevision {
  if (isExact) return numberOf(exact);
  if (sent(options, 'noStream')) return NO_STREAM;
  if (sent(options, 'any')) return ANY;
  if (sent(options, 'streamExists')) return STREAM_EXISTS;
  throw invalid('the expected revision is missing');
}

/** The success message, the same in both ways to append. */
export function successMessage(result: { revision: number; position: number }): object {
  const current = result.revision < 0 ? { noStream: {} } : { currentRevision: result.revision };
  return { ...current, position: { commitPosition: result.position, preparePosition: result.position } };
}
